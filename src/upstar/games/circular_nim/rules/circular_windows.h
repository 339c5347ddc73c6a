// The windows of Circular Nim: which stacks a move may take from together, as sets of bits.
//
// On a circle of n stacks a window begins at each stack, unless the window is the whole circle:
// then there is one. On a path there are n - k + 1.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rules.h"

namespace upstar::circular_nim {

/// Bit i stands for stack i, 0 <= i < 32.
using StackMask = std::uint32_t;

/// How many windows there are. Requires 1 <= window <= stacks.
inline std::size_t window_count(const CircularRules& rules) {
    if (!rules.circle) return rules.stacks - rules.window + 1;
    return rules.window == rules.stacks ? 1 : rules.stacks;
}

/// The stacks of the window that begins at stack `first`, in order.
inline std::vector<std::size_t> window_places(const CircularRules& rules, std::size_t first) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < rules.window; ++i) places.push_back((first + i) % rules.stacks);
    return places;
}

/// The windows, by the stack at which they begin. Requires stacks <= 32.
inline std::vector<StackMask> windows_of(const CircularRules& rules) {
    std::vector<StackMask> windows(window_count(rules));
    for (std::size_t first = 0; first < windows.size(); ++first)
        for (const std::size_t place : window_places(rules, first))
            windows[first] |= StackMask{1} << place;
    return windows;
}

/// Whether a move takes from every stack of its window.
inline bool takes_from_each(Removal removal) {
    return removal == Removal::FixedFromEach || removal == Removal::AtLeastFromEach;
}

}  // namespace upstar::circular_nim
