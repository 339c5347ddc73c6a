// The P-positions with an empty stack, and what they tell of the others.
//
// A move never fills a stack. So the positions with an empty stack are a game of their own, and on
// a circle those whose first stack is empty, the first layer of a sieve, stand for all of them: of
// the n rotations of a position with z empty stacks, z lie in that layer. This much is exact, at
// the cost of one layer.
//
// In many games a position stays a P-position, or an N-position, if every stack gains a token. Then
// each P-position of the cube is one with an empty stack, raised. That is looked for in a small
// cube and is a guess beyond (invariance.h): the count it gives is told apart from the exact one.
#pragma once

#include <cstdint>
#include <optional>

#include "upstar/games/circular_nim/sieve/sieve.h"

namespace upstar::circular_nim {

struct Slice {
    std::uint64_t with_empty_stack = 0;  ///< P-positions of the cube with some empty stack
    std::uint32_t looked_at = 0;         ///< the bound of the small cube
    std::optional<Stacks> raise_fails;   ///< a position there that changes its kind when raised
    std::uint64_t raised = 0;            ///< P-positions of the whole cube, if raising never fails
};

/// Throws Error (Input) on paths and with fewer than four stacks, Error (Limit) if the memory limit
/// is too low.
Slice sieve_slice(Context& context, const Cube& cube);

}  // namespace upstar::circular_nim
