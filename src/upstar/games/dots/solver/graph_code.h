// A set of strings as a graph without names: equal codes, equal graphs.
//
// Positions far apart on a board are often one graph, which no symmetry of the board shows: of the
// positions of 4x4 with 18 strings there are 3.6 times as many as graphs. Coins are labelled by
// what lies around them, four steps far (Weisfeiler and Lehman), and numbered along a walk which
// prefers small labels. The code is what is adjacent in that numbering, all of it, so that it
// determines the graph. The converse may fail: two equal graphs with ties that the walk breaks in
// different ways have two codes, which costs a search and is never wrong; a true canonical form
// would take several times as long.
#pragma once

#include <array>
#include <cstdint>

#include "upstar/base/hash.h"
#include "upstar/games/dots/solver/string_frame.h"

namespace upstar::dots {

//     words 0, 1   bit p(p-1)/2 + q: coins p and q < p are adjacent
//     word 2       bits 2p, 2p+1: strings from coin p to the ground; bits 30..33 the number of
//     coins
struct GraphCode {
    static constexpr int kMostCoins = 15;
    static constexpr int kMostToGround = 3;

    std::array<std::uint64_t, 3> words{};

    bool is_valid() const { return words[2] != 0; }

    std::uint64_t hash(std::uint64_t seed) const {
        constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15ULL;
        return mix(words[0] + kOdd * (words[1] + kOdd * (words[2] + (seed << 34))));
    }
};

/// Not valid if there are no coins, or more than kMostCoins coins, more than kMostToGround strings
/// from one to the ground, parallel strings between coins, or strings from ground to ground.
GraphCode graph_code(const StringFrame& frame, StringSet strings);

}  // namespace upstar::dots
