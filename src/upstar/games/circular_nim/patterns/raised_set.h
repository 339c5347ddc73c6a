// The slice of a game in which its last stack is empty, and what it says of the whole game.
//
// A stack that is empty stays so, so the positions with an empty stack are a game of their own: Set
// Nim on the other stacks. Where one more token on every stack keeps each P-position and each
// N-position such (the vector of ones is invariant, as in CN(7,3) and CN(8,3): Kadam, Dufour and
// Heubach), the P-positions of a circle are those of the slice, raised. A set of the slice is
// raised by counting every stack from the least one: a = b+c becomes a+h = b+c, where h = min.
// Slices have a stack less, so that larger ones can be learnt from; whether the raised set is right
// is for the proof to say, which knows nothing of invariance.
#pragma once

#include <optional>

#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/sets/stack_set.h"

namespace upstar::circular_nim {

/// Set Nim on all stacks but the last. Requires at least two stacks, and a rule that may leave
/// stacks alone.
CircularRules slice_of(const CircularRules& rules);

/// The positions that are `slice` above the least stack, wherever that stands. None if a condition
/// is not about heights above a level, as nim sums and remainders are not. Requires a circle.
std::optional<StackSet> raised(const StackSet& slice, const CircularRules& rules);

}  // namespace upstar::circular_nim
