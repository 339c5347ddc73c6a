// Boards and graphs of Dots-and-Boxes as data (positions/board.h).
#pragma once

#include <optional>

#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/rules/dots_board.h"
#include "upstar/positions/board.h"

namespace upstar::dots {

/// A is Left, who began.
std::optional<Player> player_of(Scorer scorer);

/// The lines, named by their dots, then the boxes.
BoardDescription describe(const DotsBoard& board);

/// The coins that are left, of which joints have names, then the strings, named as in
/// dots_position.h.
BoardDescription describe(const CoinGraph& graph);

}  // namespace upstar::dots
