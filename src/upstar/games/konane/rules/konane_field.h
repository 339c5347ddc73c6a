// A Konane board laid out for moves: jumps are shifts, and no edge needs a mask.
//
// Each row is followed by one square that is never free, and around a board on the open plane lie
// as many free rows and columns as its stones could reach. A jump from s in direction d goes over
// s + d to s + 2d. One that would leave the board lands on the square behind a row, before the
// first or beyond the last; one that would wrap around has no stone to jump there.
//
//     x o .  |       stride 4: one step right is 1, one step down is 4
//     . x .  |
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "upstar/games/konane/rules/konane_board.h"
#include "upstar/games/konane/rules/square_set.h"
#include "upstar/values/player.h"

namespace upstar::konane {

template <int N>
struct KonaneField {
    using Set = SquareSet<N>;

    /// The part of the board (or what lies around it) that `box` names.
    KonaneField(const KonaneBoard& board, const KonaneBox& part)
        : box(part),
          stride(part.columns + 1),
          reciprocal_((1u << 16) / static_cast<unsigned>(stride) + 1) {
        assert(words_needed(part) <= N);
        const std::uint64_t full = ~std::uint64_t{0} >> (64 - box.columns);
        const bool is_one_word = board.size() <= 64;
        for (int r = 0; r < box.rows; ++r) {
            free.add(r * stride, full);
            const int from = r + box.top;
            if (from < 0 || from >= board.rows) continue;
            std::uint64_t planes[2];
            for (int p = 0; p < 2; ++p) {
                const int at = from * board.columns;
                const std::uint64_t row =
                    (is_one_word ? board.planes[p].words[0] >> at : board.planes[p].read(at)) &
                    ~std::uint64_t{0} >> (64 - board.columns);
                planes[p] = (box.left >= 0 ? row >> box.left : row << -box.left) & full;
            }
            stones[0].add(r * stride, planes[0] & ~planes[1]);
            stones[1].add(r * stride, planes[1] & ~planes[0]);
            blocked.add(r * stride, planes[0] & planes[1]);
        }
        free = free - blocked;
    }

    static int words_needed(const KonaneBox& part) {
        return (part.rows * (part.columns + 1) + 63) / 64;
    }

    std::array<int, 4> directions() const { return {1, -1, stride, -stride}; }

    const Set& of(Player player) const { return stones[index(player)]; }
    Set empty() const { return free - stones[0] - stones[1]; }

    /// The squares of `own` from which a jump over `over` in direction d lands on `to`.
    static Set jumpers(const Set& own, const Set& over, const Set& to, int d) {
        return own & over.shifted(-d) & to.shifted(-2 * d);
    }
    /// Where those jumps land.
    static Set landings(const Set& own, const Set& over, const Set& to, int d) {
        return own.shifted(2 * d) & over.shifted(d) & to;
    }

    /// Where a square is: division by the stride as a multiplication, exact below 2^10.
    int row(int square) const {
        return static_cast<int>(static_cast<unsigned>(square) * reciprocal_ >> 16);
    }
    int column(int square) const { return square - row(square) * stride; }

    /// The smallest box that holds `set`, in this field's own rows and columns. Requires any().
    KonaneBox box_of(const Set& set) const {
        const int top = row(set.lowest());
        const int bottom = row(set.highest());
        std::uint64_t used = 0;
        for (int r = top; r <= bottom; ++r) used |= row_of(set, r);
        const int left = std::countr_zero(used);
        return {top, left, bottom - top + 1, 64 - std::countl_zero(used) - left};
    }
    std::uint64_t row_of(const Set& set, int r) const {
        return set.read(r * stride) & ~std::uint64_t{0} >> (64 - box.columns);
    }
    /// What the field has of a box, and its squares.
    KonaneBox within(const KonaneBox& part) const {
        const int top = std::max(part.top, 0);
        const int left = std::max(part.left, 0);
        return {top, left, std::min(part.top + part.rows, box.rows) - top,
                std::min(part.left + part.columns, box.columns) - left};
    }
    Set squares_of(const KonaneBox& part) const {
        const KonaneBox inside = within(part);
        const std::uint64_t row = ~std::uint64_t{0} >> (64 - inside.columns) << inside.left;
        Set all;
        for (int r = 0; r < inside.rows; ++r) all.add((inside.top + r) * stride, row);
        return all;
    }

    /// A part of the field as a board, with these stones and blocked squares only.
    KonaneBoard board(const KonaneBox& part, const Set& black, const Set& white,
                      const Set& walls) const {
        KonaneBoard result;
        result.rows = part.rows;
        result.columns = part.columns;
        const std::uint64_t full = ~std::uint64_t{0} >> (64 - part.columns);
        const bool is_one_word = part.rows * part.columns <= 64;
        const auto add = [&](int plane, int at, std::uint64_t bits) {
            if (is_one_word) {
                result.planes[plane].words[0] |= bits << at;
            } else {
                result.planes[plane].add(at, bits);
            }
        };
        for (int r = 0; r < part.rows; ++r) {
            const int at = (r + part.top) * stride + part.left;
            const std::uint64_t closed = walls.read(at) & full;
            add(0, r * part.columns, (black.read(at) & full) | closed);
            add(1, r * part.columns, (white.read(at) & full) | closed);
        }
        return result;
    }

    KonaneBox box;
    int stride;
    Set free;       ///< squares on which a stone may stand
    Set stones[2];  ///< by player
    Set blocked;

private:
    std::uint32_t reciprocal_;
};

/// Calls `use` with the field of `part`, in as few words as it needs.
template <class Use>
decltype(auto) with_field(const KonaneBoard& board, const KonaneBox& part, const Use& use) {
    switch (KonaneField<1>::words_needed(part)) {
        case 1:
            return use(KonaneField<1>(board, part));
        case 2:
            return use(KonaneField<2>(board, part));
        case 3:
            return use(KonaneField<3>(board, part));
        case 4:
            return use(KonaneField<4>(board, part));
        case 5:
        case 6:
        case 7:
        case 8:
            return use(KonaneField<8>(board, part));
        default:
            return use(KonaneField<16>(board, part));
    }
}

}  // namespace upstar::konane
