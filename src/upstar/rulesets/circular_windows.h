// The windows of Circular Nim: which stacks a move may take from together, as sets of bits.
//
// On a circle of n stacks a window begins at each stack, unless the window is the whole circle:
// then there is one. On a path there are n - k + 1.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "upstar/rulesets/circular_rules.h"

namespace upstar {

/// Bit i stands for stack i, 0 <= i < 32.
using StackMask = std::uint32_t;

/// The distinct windows, by the stack at which they begin. Requires 1 <= window <= stacks <= 32.
inline std::vector<StackMask> windows_of(const CircularRules& rules) {
    const std::uint32_t n = rules.stacks;
    std::vector<StackMask> windows;
    for (std::uint32_t begin = 0; begin < n; ++begin) {
        if (!rules.circle && begin + rules.window > n) break;
        StackMask window = 0;
        for (std::uint32_t i = 0; i < rules.window; ++i) window |= StackMask{1} << (begin + i) % n;
        if (std::find(windows.begin(), windows.end(), window) == windows.end())
            windows.push_back(window);
    }
    return windows;
}

/// Whether a move takes from every stack of its window.
inline bool takes_from_each(Removal removal) {
    return removal == Removal::FixedFromEach || removal == Removal::AtLeastFromEach;
}

}  // namespace upstar
