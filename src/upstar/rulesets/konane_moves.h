// The moves of Konane: jumps in a straight line, once or as often as there is something to jump.
#pragma once

#include <cstdint>
#include <vector>

#include "upstar/rulesets/konane_activity.h"
#include "upstar/rulesets/konane_board.h"
#include "upstar/rulesets/konane_separation.h"
#include "upstar/values/player.h"

namespace upstar {

/// Appends the boards after each move of `player`; `in_one_move` limits the jumps of a move. On the
/// open plane a stone may land one square beyond the board, which then is larger by that row or
/// column.
void append_konane_moves(const KonaneBoard& board, KonaneEdge edge, Player player, int in_one_move,
                         std::vector<KonaneBoard>& out);

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
    const Word own = board.of(player).words[0];
    const Word enemy = board.of(opponent(player)).words[0];
    const Word empty = KonaneBoard::Set::first(board.size()).words[0] &
                       ~(board.planes[0].words[0] | board.planes[1].words[0]);
    const Word inner = inner_columns<1>(board.rows, board.columns).words[0];
    KonaneBoard next = board;
    Word& own_after = next.planes[index(player)].words[0];
    Word& enemy_after = next.planes[index(opponent(player))].words[0];
    // `forth` and `back` take a set d squares in the direction of the jump, or against it.
    const auto jump = [&](Word jumped, int d, const auto& forth, const auto& back) {
        jumped &= back(empty, d);
        for (Word first = jumped & forth(own, d); first != 0; first &= first - 1) {
            Word over = first & (0 - first);
            const Word others = board.planes[index(player)].words[0] ^ back(over, d);
            enemy_after = board.planes[index(opponent(player))].words[0];
            for (int count = 1;; ++count) {
                own_after = others | forth(over, d);
                enemy_after ^= over;
                add(next);
                over = forth(over, 2 * d);
                if (count == in_one_move || (over & jumped) == 0) break;
            }
        }
    };
    const auto later = [](Word set, int d) { return set << d; };
    const auto earlier = [](Word set, int d) { return set >> d; };
    jump(enemy & inner, 1, later, earlier);
    jump(enemy & inner, 1, earlier, later);
    if (board.rows < 3) return;
    jump(enemy, board.columns, later, earlier);
    jump(enemy, board.columns, earlier, later);
}

/// Whether `player` has a move.
bool has_konane_move(const KonaneBoard& board, KonaneEdge edge, Player player);

}  // namespace upstar
