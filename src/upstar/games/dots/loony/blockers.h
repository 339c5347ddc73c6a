// Blockers: coins, and perhaps the ground, that every loop of a loony endgame passes.
//
// Node-disjoint loops need a blocker each, so as many blockers as the heaviest set of loops weighs
// (the ground counts 1/2, or 1/4 if only chains of 3 pass no other blocker) prove that no set is
// heavier: a proof of the p of the controlled value that anybody can check, while the loops alone
// prove only that p is not smaller. It is the weak duality of packing and covering. There is not
// always one: of three joints on a ring, each with a chain to a fourth, no two loops are disjoint,
// and no single coin blocks all.
//
// Such a set has just one node on each loop of the heaviest set. So the search picks one on each,
// and turns back as soon as a loop is left that no later pick can block.
#pragma once

#include <optional>
#include <vector>

#include "upstar/games/dots/loony/disjoint_loops.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

/// Coins of the original graph, the ground among them as 0, that block all loops and weigh as much
/// as the given heaviest set; nothing if there are none, or none was found in reasonable time.
std::optional<std::vector<int>> blockers(const Contracted& position, const LoopSet& loops);

}  // namespace upstar::dots
