// What the player to move can capture at once, and what of it he may leave to the opponent.
//
// Coins of valence 1 are taken, which may lay open others, until none is left. The coins taken form
// trees. One that hangs on the ground or on a coin that stays can be taken but for its last 2
// coins, and one that hangs on nothing but for 4, if it has a path of 4: whoever leaves them moves
// no more, the opponent takes them with one or two strings and has to move in what is left. All is
// cut either way, so that with m, the margin of who has to move in what is left,
//
//     margin = taken + m                      if there is no such choice,
//     margin = taken - give + |m + give|      if there is; of several, one with the least `give`
//
// (Berlekamp, The Dots and Boxes Game: double-dealing moves).
#pragma once

#include <cstdlib>
#include <vector>

#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

struct ForcedPlay {
    int taken = 0;
    int give = 0;          ///< 0: no choice; 2 or 4
    std::vector<int> cut;  ///< all strings at the coins taken

    /// From the margin of who has to move in what is left.
    int margin(int left) const {
        return give == 0 ? taken + left : taken - give + std::abs(left + give);
    }
};

ForcedPlay forced_play(const CoinGraph& graph);

/// How many coins cutting the string captures.
int captured_by_cutting(const CoinGraph& graph, int string);

}  // namespace upstar::dots
