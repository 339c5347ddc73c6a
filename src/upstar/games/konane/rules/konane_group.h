// A group of Konane stones on a field, the squares it can reach, and what it could do to others.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "upstar/games/konane/rules/konane_field.h"
#include "upstar/games/konane/rules/konane_penetration.h"

namespace upstar::konane {

/// The box of a group of stones with its penetration added on each side.
template <int N>
KonaneBox box_with_penetration(const KonaneField<N>& field, const KonaneBox& box,
                               const SquareSet<N>& stones, KonaneBounds bounds) {
    constexpr int kSmall = 2;  // where the potential saves less than it costs
    const int count = stones.count();
    const int upright = konane_penetration(box.rows, box.columns, count, bounds);
    const int lying = konane_penetration(box.columns, box.rows, count, bounds);
    int sides[4] = {upright, upright, lying, lying};  // up, down, left, right
    if (bounds.has(KonaneBound::Shape) && std::max(upright, lying) > kSmall) {
        // Of each row and column, the potential of its stones at the edge of the box.
        std::array<std::uint32_t, 64> lines[4];
        for (std::size_t i = 0; i < 4; ++i)
            std::fill_n(lines[i].begin(), i < 2 ? box.columns : box.rows, 0u);
        for (SquareSet<N> rest = stones; rest.any();) {
            const int square = rest.take_lowest();
            const auto r = static_cast<std::size_t>(field.row(square) - box.top);
            const auto c = static_cast<std::size_t>(field.column(square) - box.left);
            lines[0][c] += kGoldenWeights[r];
            lines[1][c] += kGoldenWeights[static_cast<std::size_t>(box.rows) - 1 - r];
            lines[2][r] += kGoldenWeights[c];
            lines[3][r] += kGoldenWeights[static_cast<std::size_t>(box.columns) - 1 - c];
        }
        for (std::size_t i = 0; i < 4; ++i) {
            const auto length = static_cast<std::size_t>(i < 2 ? box.columns : box.rows);
            sides[i] = std::min(sides[i], golden_penetration({lines[i].data(), length}));
        }
    }
    return {box.top - sides[0], box.left - sides[2], box.rows + sides[0] + sides[1],
            box.columns + sides[2] + sides[3]};
}

template <int N>
struct KonaneGroup {
    using Set = SquareSet<N>;
    using Field = KonaneField<N>;

    Set stones[2];   ///< by player, as everything below
    Set reach[2];    ///< where stones of the group can ever stand
    Set landed;      ///< the squares of `reach` that hold no stone of the group yet
    Set walls;       ///< the blocked squares that keep a jump from landing
    Set touch[2];    ///< a stone of this colour, standing here, could meet the group
    KonaneBox box;   ///< of the stones
    KonaneBox most;  ///< the box with its penetration added on each side
    bool is_reach_known = false;

    Set all() const { return stones[0] | stones[1]; }

    bool has_move(const Field& field) const {
        const Set empty = field.free - all();
        Set jumped;
        for (const int d : {1, field.stride})
            for (int p = 0; p < 2; ++p)
                jumped |= stones[1 - p] & ((stones[p].later(d) & empty.earlier(d)) |
                                           (stones[p].earlier(d) & empty.later(d)));
        return jumped.any();
    }

    /// Finds the boxes from the stones.
    void find_boxes(const Field& field, KonaneBounds bounds) {
        box = field.box_of(all());
        most = box_with_penetration(field, box, all(), bounds);
        is_reach_known = false;
    }

    /// Finds all the rest. Requires the boxes.
    void find_reach(const Field& field, KonaneBounds bounds) {
        if (is_reach_known) return;
        is_reach_known = true;
        walls = Set();
        if (!bounds.has(KonaneBound::Stuck) || has_move(field)) {
            // What a smaller group could reach, this one can.
            for (int p = 0; p < 2; ++p) reach[p] |= stones[p];
            landed = (reach[0] | reach[1]) - all();
            spread(field, bounds);
        } else {
            for (int p = 0; p < 2; ++p) reach[p] = stones[p];
            landed = Set();
        }
        for (int p = 0; p < 2; ++p) {
            touch[p] = landed;
            const Set& enemies = reach[1 - p];
            for (const int d : {1, field.stride}) {
                // Jumped by the group, or jumping into it.
                const Set before = field.free.later(d);
                const Set behind = field.free.earlier(d);
                touch[p] |= enemies.later(d) & (behind | before.later(d));
                touch[p] |= enemies.earlier(d) & (before | behind.earlier(d));
            }
        }
    }

    bool meets(const KonaneGroup& other) const {
        return (touch[0] & other.reach[0]).any() || (touch[1] & other.reach[1]).any() ||
               (other.landed & (reach[0] | reach[1])).any();
    }

private:
    void spread(const Field& field, KonaneBounds bounds) {
        const Set around = field.squares_of(most);
        const Potential potential(field, *this, bounds.has(KonaneBound::Shape));
        const Set own = all();
        const Set near = near_two(field);
        Set beyond;  // squares that the potential puts out of reach
        for (;;) {
            Set found[2];
            for (int p = 0; p < 2; ++p) {
                for (const int d : {1, field.stride})
                    found[p] |= (reach[p].later(d) & reach[1 - p]).later(d) |
                                (reach[p].earlier(d) & reach[1 - p]).earlier(d);
                found[p] &= around;
                found[p] = found[p] - reach[p] - beyond - walls;
            }
            for (Set rest = (found[0] | found[1]) - own - landed - near; rest.any();) {
                const int square = rest.take_lowest();
                if (!potential.reaches(field.row(square), field.column(square)))
                    beyond |= Set::one(square);
            }
            walls |= ((found[0] | found[1]) - beyond) & field.blocked;
            Set more;
            for (int p = 0; p < 2; ++p) {
                found[p] = found[p] - beyond - walls;
                reach[p] |= found[p];
                more |= found[p];
            }
            if (!more.any()) return;
            landed |= more - own;
        }
    }

    // Squares next to two stones, or next to one and two steps from another: there the potential
    // is at least s + s^2 = 1.
    Set near_two(const Field& field) const {
        const Set own = all();
        const Set across = (own.later(1) | own.earlier(1)) & (field.free | field.blocked);
        const Set down = own.later(field.stride) | own.earlier(field.stride);
        const Set two_steps = across.later(1) | across.earlier(1) | down.later(field.stride) |
                              down.earlier(field.stride) | down.later(1) | down.earlier(1);
        return (across & down) | (own.later(1) & own.earlier(1)) |
               (own.later(field.stride) & own.earlier(field.stride)) |
               ((across | down) & two_steps);
    }

    // The golden-ratio potential of the group's stones.
    class Potential {
    public:
        Potential(const Field& field, const KonaneGroup& group, bool in_use) {
            if (!in_use) return;
            for (Set rest = group.all(); rest.any();) {
                const int square = rest.take_lowest();
                rows_[count_] = static_cast<std::int8_t>(field.row(square));
                columns_[count_++] = static_cast<std::int8_t>(field.column(square));
            }
        }
        bool reaches(int row, int column) const {
            if (count_ == 0) return true;
            std::uint32_t sum = 0;
            for (std::size_t i = 0; i < count_ && sum < kGoldenOne; ++i)
                sum += kGoldenWeights[static_cast<std::size_t>(std::abs(row - rows_[i]) +
                                                               std::abs(column - columns_[i]))];
            return sum >= kGoldenOne;
        }

    private:
        std::array<std::int8_t, KonaneBoard::kMostSquares> rows_;
        std::array<std::int8_t, KonaneBoard::kMostSquares> columns_;
        std::size_t count_ = 0;
    };
};

}  // namespace upstar::konane
