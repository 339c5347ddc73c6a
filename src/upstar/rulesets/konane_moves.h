// The moves of Konane: jumps in a straight line, once or as often as there is something to jump.
#pragma once

#include <vector>

#include "upstar/rulesets/konane_board.h"
#include "upstar/rulesets/konane_separation.h"
#include "upstar/values/player.h"

namespace upstar {

/// Appends the boards after each move of `player`; `in_one_move` limits the jumps of a move. On the
/// open plane a stone may land one square beyond the board, which then is larger by that row or
/// column.
void append_konane_moves(const KonaneBoard& board, KonaneEdge edge, Player player, int in_one_move,
                         std::vector<KonaneBoard>& out);

/// Whether `player` has a move.
bool has_konane_move(const KonaneBoard& board, KonaneEdge edge, Player player);

}  // namespace upstar
