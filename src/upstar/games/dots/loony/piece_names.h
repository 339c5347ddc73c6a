// What pieces of a game are called: by the joints they pass, also by those that have vanished.
//
// Joints are named once, at the start of the game. AB is the chain from A to B, A the loop through
// A, ABC the chain from A to C in which B was dissolved, ABCA a loop through all three. Names that
// are longer than a letter are joined by hyphens. What passes no joint is called by its length:
// 6-chain, 12-loop.
#pragma once

#include <string>
#include <vector>

#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

/// The graph with a name for every joint: A, B, C, ... where the user gave none.
CoinGraph name_joints(CoinGraph graph);

/// The name of the chain between two ends, each a coin or the ground, with its coins in order.
std::string name_of_chain(const CoinGraph& graph, int from, const std::vector<int>& coins, int to);

/// The name of a loop from its coins in order.
std::string name_of_loop(const CoinGraph& graph, const std::vector<int>& coins);

/// A, B and C as ABC, A1 and B as A1-B.
std::string joined_names(const std::vector<std::string>& names);

}  // namespace upstar::dots
