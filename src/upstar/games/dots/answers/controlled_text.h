// Controlled values in words: the terms of the formula, and the loops that it counts.
#pragma once

#include <string>

#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

/// "10 = 8 + 110 coins + 4*8 joints - 2*32 valence - 8*(9 1/2) loops", without what is 0.
std::string breakdown(const ControlledValue& controlled);

/// A loop of a set as its chains: "A-B:3+A-B:5", "loop:4".
std::string loop_text(const Loop& loop, const Contracted& position);

}  // namespace upstar::dots
