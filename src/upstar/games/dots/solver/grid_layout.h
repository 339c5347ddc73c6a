// A board for an abstract graph: its coins as boxes, its strings as the lines that are not drawn.
//
// Each region of the graph is laid out in a rectangle of its own: joints are put on cells and
// chains led between them as paths, one after the other with backtracking, straight on as long as
// the end stays in reach. Strings to the ground leave through the upper side, so that regions with
// ground stand along the upper edge of the board, or upside down along the lower one; those that
// need the left side too, such as a coin with two strings to the ground, stand in the corners; the
// others lie in rows between them. All other lines are drawn, and boxes that are no coins count as
// captured.
//
// Not every graph has a board: coins have at most four strings, no two strings join the same coins,
// and loops are even. Of those that do, the search finds a board for sums of chains and loops and
// for many with a few joints, and gives up on others; it does not look for the smallest board.
#pragma once

#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/rules/dots_board.h"

namespace upstar::dots {

struct GridLayout {
    DotsBoard board;
    std::vector<int> box;  ///< by coin; -1 for the ground and for captured coins
};

/// Throws Error (Input) if the graph has no board, and Error (Limit) if none was found.
GridLayout lay_on_board(const CoinGraph& graph, Context& context);

}  // namespace upstar::dots
