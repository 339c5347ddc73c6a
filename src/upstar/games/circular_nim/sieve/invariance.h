// Whether a set of P-positions is closed under adding tokens to chosen stacks, as far as one sees.
//
// CN(4,2), for one, is: (a,b,a,b) stays such when every stack, or every second one, gains a token.
// What is found here holds of the positions of one cube, and is a guess beyond; slice.h uses it so.
#pragma once

#include <optional>
#include <vector>

#include "upstar/games/circular_nim/sieve/sieve.h"

namespace upstar::circular_nim {

/// A position p such that just one of p and p + shift is a P-position, both in the cube; nothing if
/// there is none. Requires a shift of the cube's number of stacks.
std::optional<Stacks> where_shift_fails(const PPositions& set, const Stacks& shift);

/// All shifts by 0 or 1 token a stack, not all 0, that never fail in the cube.
std::vector<Stacks> unit_shifts(const PPositions& set);

}  // namespace upstar::circular_nim
