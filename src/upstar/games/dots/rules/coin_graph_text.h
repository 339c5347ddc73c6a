// Graphs of strings and coins as one line of text.
//
//     A-B:9 B-C:10 A@6 C@4 ground-B:5 chain:6 2*loop:12
//
//     A-B:9       nine coins of valence 2 in a row between A and B; A-B is a single string
//     A@6         a loop of six coins, one of which is A
//     chain:6     six coins in a row, both ends at the ground
//     loop:12     a ring of twelve coins
//     2*...       twice that
//
// A name is letters and digits. `ground`, also `g` or `0`, is the ground, so that a list of edges
// such as 0-1 1-2 2-0 is a graph too. Parts are joined by spaces, commas or plus signs.
#pragma once

#include <string>
#include <string_view>

#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

/// Throws Error (Input) with an offset. Named coins have the lowest numbers, in order of mention.
CoinGraph parse_coin_graph(std::string_view text);

/// Parts joined by commas; nothing at all is `empty`.
std::string to_text(const CoinGraph& graph);
std::string to_text(const JointGraph& graph, const Origins& origins);

/// A single piece in the same notation: A-B:9, A@6, chain:6.
std::string piece_text(const JointGraph::Chain& chain, const Origins& origins);

/// "AB" for a chain between A and B, "A" for a loop through A, "chain" and "loop" for those without
/// a joint: as players write a plan of moves.
std::string chain_name(const JointGraph::Chain& chain, const Origins& origins);

}  // namespace upstar::dots
