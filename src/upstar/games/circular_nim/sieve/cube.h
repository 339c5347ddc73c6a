// All positions of a game of Circular Nim in which no stack is higher than `most`, numbered.
//
// The number of a position is what its stacks read as digits of a number with base most + 1, so
// that numbers follow the lexicographic order.
#pragma once

#include <cstdint>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rules.h"

namespace upstar::circular_nim {

using Stacks = std::vector<std::uint32_t>;

class Cube {
public:
    static constexpr std::uint32_t kMostStacks = 16;
    static constexpr std::uint32_t kHighest = 1023;

    /// Throws Error (Input) unless 1 <= window <= stacks <= kMostStacks, 1 <= amount, most <=
    /// kHighest, and there are at most 2^62 positions.
    Cube(const CircularRules& rules, std::uint32_t most);

    const CircularRules& rules() const { return rules_; }
    std::uint32_t most() const { return most_; }
    std::uint64_t positions() const { return positions_; }

    bool holds(const Stacks& stacks) const;
    /// Requires that the cube holds them.
    std::uint64_t number(const Stacks& stacks) const;
    Stacks stacks(std::uint64_t number) const;

    friend bool operator==(const Cube&, const Cube&) = default;

private:
    CircularRules rules_;
    std::uint32_t most_;
    std::uint64_t positions_ = 1;
};

}  // namespace upstar::circular_nim
