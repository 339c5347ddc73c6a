// A ring of stacks that closes up where a stack is gone, as in Shrinking Nim: which stacks of the
// ring before a move are those after it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace upstar {

/// What a move left of each stack, 0 of those that are gone, so that without the zeros it is
/// `after`. Of the moves that lead there one whose stacks lie in the shortest run of neighbours,
/// since no rule allows another more readily. Nothing if there is none: where a stack has grown,
/// or the order is another.
std::optional<std::vector<std::uint64_t>> left_of_stacks(const std::vector<std::uint64_t>& before,
                                                         const std::vector<std::uint64_t>& after);

}  // namespace upstar
