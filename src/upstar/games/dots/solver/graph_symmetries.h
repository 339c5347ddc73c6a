// Symmetries of a graph of strings and coins, as maps of its strings.
//
// Coins are mapped one after another, each beside coins mapped before it, with as many strings to
// each and to the ground. Parallel strings keep their order, so that a symmetry maps a set which
// holds the first few of each bundle to such a set. A grid without drawn lines has the symmetries
// of the square or the rectangle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

/// At most `most` symmetries, the identity first; map[i] is the image of string i. A search that
/// takes too long is given up: any number of symmetries is of use.
std::vector<std::vector<std::uint8_t>> graph_symmetries(const CoinGraph& graph, std::size_t most);

}  // namespace upstar::dots
