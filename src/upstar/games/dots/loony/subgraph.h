// Some pieces of a JointGraph as a JointGraph of their own.
//
// Whatever is played, the rest of a loony endgame consists of some of its chains and loops. Joints
// that have two of the chains left are coins like any other now: they fuse the two into one, and
// where the chains that meet in such joints close up, into a loop.
#pragma once

#include <vector>

#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

/// A part of a JointGraph: some of its chains and of its loops without a joint.
struct Pieces {
    std::vector<bool> chains;
    std::vector<bool> loops;

    static Pieces all(const JointGraph& graph) {
        return {std::vector<bool>(graph.chains.size(), true),
                std::vector<bool>(graph.loops.size(), true)};
    }
    friend bool operator==(const Pieces&, const Pieces&) = default;
};

struct Subgraph {
    JointGraph graph;

    /// What it was made from, index by index: joints, the chains fused in order from end a to end
    /// b, the chains of a loop in order (none if it was a loop already), and such loops.
    std::vector<int> joints;
    std::vector<std::vector<int>> chains;
    std::vector<std::vector<int>> loop_chains;
    std::vector<int> loops;  ///< -1 for a loop made from chains
};

Subgraph subgraph(const JointGraph& graph, const Pieces& part);

}  // namespace upstar::dots
