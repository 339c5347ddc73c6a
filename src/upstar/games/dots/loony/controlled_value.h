// The controlled value of a loony endgame: what Right, the player in control, scores if he stays in
// control to the last piece or the one before (Berlekamp and Scott; The Dots and Boxes Game,
// chapter 10).
//
//     cv = 8 + c + 4j - 2V - 8p
//
//     c    coins              V    total valence of the joints and of the ground
//     j    joints             p    weight of a heaviest set of node-disjoint loops
//
// With p = 1/4, that is with nothing but independent chains of 3, p counts as 1/2; the empty graph
// is worth 0. The formula is the definition: a literal search over plays in which Right keeps
// control to the last piece or the one before can give less, where p has a quarter and there are
// two chains of 3 (3 + 3 + a loop of 4: the formula says 0, the search -2). In any case cv <= v.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/loony/disjoint_loops.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

struct ControlledValue {
    int coins = 0;
    int joints = 0;
    int valence = 0;  ///< of all joints and the ground
    int p4 = 0;       ///< 4p, as the loops weigh, also where p counts as 1/2
    int value = 0;
    LoopSet loops;
};

/// What keeps the theory from a position: that it is not loony, or a joint of valence 5 or more;
/// nothing if it has a controlled value.
std::optional<std::string> why_no_controlled_value(const Contracted& position);

/// Throws Error (Input) if the graph is not loony or a joint has valence 5 or more. The error names
/// the joint as the user does, if his names are given.
ControlledValue controlled_value(const JointGraph& graph, Context* context = nullptr);
ControlledValue controlled_value(const Contracted& position, Context* context = nullptr);

/// The value by the formula.
int controlled_value(int coins, int joints, int valence, int p4);

/// The same for independent chains and loops without a joint, from their lengths: the sum of
/// chain - 4 and loop - 8, and the terminal bonus for the last pieces (Buzzard and Ciere 2014).
int controlled_value(const std::vector<int>& chains, const std::vector<int>& loops);

}  // namespace upstar::dots
