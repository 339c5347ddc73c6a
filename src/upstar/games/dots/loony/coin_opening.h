// Opening pieces on the coins themselves, for plans that players follow: coins keep their numbers
// and their names while joints vanish and chains fuse. (opening.h does it on JointGraphs, for
// searches.)
//
// A piece is given by any of its coins of valence 2. A chain from a joint of valence 3 to itself
// runs on through the joint and along its stem, all as one chain.
#pragma once

#include <vector>

#include "upstar/games/dots/loony/flight.h"
#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

struct CoinOpening {
    FlightPiece piece;       ///< named as in piece_names.h
    int coin = 0;            ///< by which it was given
    std::vector<int> coins;  ///< all coins that are captured, in order
    CoinGraph rest;
};

/// Requires a loony endgame and a coin of valence 2.
CoinOpening open_at(const CoinGraph& graph, int coin);

}  // namespace upstar::dots
