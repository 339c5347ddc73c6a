// In which order a sweep takes the edges of a graph (loop_sweep.h).
//
// All edges left at some node are taken, then all those left at another, and so on; the next node
// is always one that opens fewest others, and of those one that is open already. To find the best
// order is NP-hard itself (it is the pathwidth of the graph).
#pragma once

#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/loony/loop_sweep.h"

namespace upstar::dots {

/// Every edge once, as an index. Edges from the ground to itself come last.
/// Takes the square of the number of nodes; throws Error when the context, if there is one, says
/// so.
std::vector<int> sweep_order(int nodes, const std::vector<SweepEdge>& edges, Context* context);

}  // namespace upstar::dots
