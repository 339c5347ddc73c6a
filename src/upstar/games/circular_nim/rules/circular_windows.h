// The windows of a game: which stacks a move may take from together, as sets of bits, and their
// symmetries.
//
// On a circle of n stacks a window begins at each stack, unless the window is the whole circle:
// then there is one. On a path there are n - k + 1. In Set Nim the windows are the sets of the
// family. (Those of a circle and a path are not kept as a family, too: positions are made by the
// million.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/rules/stack_family.h"

namespace upstar::circular_nim {

/// How many windows there are. Requires 1 <= window <= stacks.
inline std::size_t window_count(const CircularRules& rules) {
    if (rules.family) return rules.family->sets.size();
    if (!rules.circle) return rules.stacks - rules.window + 1;
    return rules.window == rules.stacks ? 1 : rules.stacks;
}

/// The stacks of a window, in order: that which begins at stack `number`, or that set of the
/// family.
inline std::vector<std::size_t> window_places(const CircularRules& rules, std::size_t number) {
    if (rules.family) return places_of(rules.family->sets[number]);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < rules.window; ++i) places.push_back((number + i) % rules.stacks);
    return places;
}

/// The windows, by the stack at which they begin. Requires stacks <= 32.
inline std::vector<StackMask> windows_of(const CircularRules& rules) {
    if (rules.family) return rules.family->sets;
    std::vector<StackMask> windows(window_count(rules));
    for (std::size_t first = 0; first < windows.size(); ++first)
        for (const std::size_t place : window_places(rules, first))
            windows[first] |= StackMask{1} << place;
    return windows;
}

/// The permutations of the stacks that map windows to windows, or enough of them.
inline std::vector<Image> symmetries(const CircularRules& rules) {
    return rules.family ? rules.family->symmetries : symmetries(rules.stacks, rules.circle);
}

/// Whether a move takes from every stack of its window.
inline bool takes_from_each(Removal removal) {
    return removal == Removal::FixedFromEach || removal == Removal::AtLeastFromEach;
}

}  // namespace upstar::circular_nim
