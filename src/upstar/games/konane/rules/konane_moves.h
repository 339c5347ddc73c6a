// The moves of Konane: jumps in a straight line, once or as often as there is something to jump.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "upstar/games/konane/rules/konane_activity.h"
#include "upstar/games/konane/rules/konane_board.h"
#include "upstar/games/konane/rules/konane_separation.h"
#include "upstar/values/player.h"

namespace upstar::konane {

/// Appends the boards after each move of `player`; `in_one_move` limits the jumps of a move. On the
/// open plane a stone may land one square beyond the board, which then is larger by that row or
/// column.
void append_konane_moves(const KonaneBoard& board, KonaneEdge edge, Player player, int in_one_move,
                         std::vector<KonaneBoard>& out);

/// The stones and the empty squares of a board in one word, seen from the player who moves.
struct KonaneWords {
    std::uint64_t own;
    std::uint64_t enemy;
    std::uint64_t empty;
    std::uint64_t inner;  ///< all squares in no outer column
    int stride;           ///< from a row to the next
};

/// Calls visit(moved, taken) for each move: the squares that the stone leaves and enters, and those
/// of the stones it takes. With `upright`, also for those along columns.
template <class Visit>
void for_each_jump(const KonaneWords& words, bool upright, int in_one_move, const Visit& visit) {
    using Word = std::uint64_t;
    // `forth` and `back` take a set d squares in the direction of the jump, or against it.
    const auto jump = [&](Word jumped, int d, const auto& forth, const auto& back) {
        jumped &= back(words.empty, d);
        for (Word first = jumped & forth(words.own, d); first != 0; first &= first - 1) {
            Word over = first & (0 - first);
            const Word from = back(over, d);
            Word taken = 0;
            for (int count = 1;; ++count) {
                taken |= over;
                visit(from | forth(over, d), taken);
                over = forth(over, 2 * d);
                if (count == in_one_move || (over & jumped) == 0) break;
            }
        }
    };
    const auto later = [](Word set, int d) { return set << d; };
    const auto earlier = [](Word set, int d) { return set >> d; };
    jump(words.enemy & words.inner, 1, later, earlier);
    jump(words.enemy & words.inner, 1, earlier, later);
    if (!upright) return;
    jump(words.enemy, words.stride, later, earlier);
    jump(words.enemy, words.stride, earlier, later);
}

/// Calls add(board) for each of those moves; without a vector on bounded boards of 64 squares.
template <class Add>
void for_each_konane_move(const KonaneBoard& board, KonaneEdge edge, Player player, int in_one_move,
                          const Add& add) {
    if (edge == KonaneEdge::Open || board.size() > 64) {
        std::vector<KonaneBoard> boards;
        append_konane_moves(board, edge, player, in_one_move, boards);
        for (const KonaneBoard& next : boards) add(next);
        return;
    }
    using Word = std::uint64_t;
    const Word planes[2] = {board.planes[0].words[0], board.planes[1].words[0]};
    const KonaneWords words = {
        board.of(player).words[0], board.of(opponent(player)).words[0],
        KonaneBoard::Set::first(board.size()).words[0] & ~(planes[0] | planes[1]),
        inner_columns<1>(board.rows, board.columns).words[0], board.columns};
    KonaneBoard next = board;
    for_each_jump(words, board.rows >= 3, in_one_move, [&](Word moved, Word taken) {
        const std::size_t own = index(player);
        next.planes[own].words[0] = planes[own] ^ moved;
        next.planes[1 - own].words[0] = planes[1 - own] ^ taken;
        add(next);
    });
}

/// Whether `player` has a move.
bool has_konane_move(const KonaneBoard& board, KonaneEdge edge, Player player);

}  // namespace upstar::konane
