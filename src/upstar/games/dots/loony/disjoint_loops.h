// The heaviest sets of node-disjoint loops: the p of the controlled value, with the loops.
//
// A loop through the ground counts 1/2 with at least 4 coins and 1/4 with 3, any other loop counts
// 1 (Berlekamp and Scott, The Formula for Controlled Value); weights are kept in quarters. The
// ground is one node, so at most one loop of a set goes through it. The problem is NP-hard on
// graphs that are not planar (Winning Ways, chapter 16). It is solved exactly by a sweep over the
// chains (loop_sweep.h), after one reduction:
//
//     A chain from a joint to itself may always be taken. It uses that joint alone, and whatever
//     other loop of a set goes through the joint weighs no more.
#pragma once

#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/loony/subgraph.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

/// A loop of a JointGraph: the chains it runs through, in order, or one without a joint.
struct Loop {
    std::vector<int> chains;  ///< indices into the graph's chains; none if the loop has no joint
    int isolated = -1;        ///< the index into the graph's loops, if it has none
    bool is_grounded = false;
    int length = 0;  ///< coins, its joints included

    int quarters() const { return !is_grounded ? 4 : length >= 4 ? 2 : 1; }
};

struct LoopSet {
    std::vector<Loop> loops;

    /// The weight, in quarters.
    int quarters() const;
};

/// A heaviest set of node-disjoint loops. Requires a loony graph, or a part of one. The context, if
/// there is one, is polled and charged.
LoopSet disjoint_loops(const JointGraph& graph, Context* context = nullptr);
LoopSet disjoint_loops(const JointGraph& graph, const Pieces& part, Context* context = nullptr);

/// Whether some heaviest set of `inner` is a subset of some heaviest set of `outer`: what Berlekamp
/// and Scott call compatible. Requires every piece of `inner` to be one of `outer`.
bool is_compatible(const JointGraph& graph, const Pieces& outer, const Pieces& inner,
                   Context* context = nullptr);

}  // namespace upstar::dots
