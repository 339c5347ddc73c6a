// The heaviest set of node-disjoint loops of a loony endgame by trying all: for the check of
// certificates that have no blockers, which must not believe disjoint_loops.h.
//
// Rings count 1 each. Of the other loops each is tried at its lowest joint, the ground being the
// lowest of all; a chain from a joint to itself uses no other, so nothing else need be tried there.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace upstar::dots {

/// Four times its weight; nothing if there are more than 40 joints, or it takes too many steps. The
/// strings are between coins 1, 2, ...; 0 is the ground. Requires coins of valence 2 or more.
std::optional<int> heaviest_packing(const std::vector<std::pair<int, int>>& strings,
                                    std::size_t most_steps);

}  // namespace upstar::dots
