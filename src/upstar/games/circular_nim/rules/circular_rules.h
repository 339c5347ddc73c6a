// Circular Nim and its variations, as numbers.
//
// `stacks` stacks stand on a circle, or on a path if `circle` is false. A move chooses `window`
// consecutive stacks, or a set of `family` if one is given, and removes tokens from them; how many
// is the variation (Heubach and Dufour, "Circular Nim"), with `amount` their parameter a:
//
//     V1  FixedFromSome      exactly a from each stack of a nonempty subset of the window
//     V2  FixedFromEach      exactly a from each stack of the window
//     V3  at least one from each: V4 with a = 1
//     V4  AtLeastFromEach    at least a from each stack of the window
//     V5  AtLeastInTotal     at least a in total; a = 1 is Circular Nim itself, CN(n,k)
//     V6  ExactlyInTotal     exactly a in total
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <tuple>
#include <utility>

#include "upstar/games/circular_nim/rules/stack_family.h"

namespace upstar::circular_nim {

enum class Removal : std::uint8_t {
    FixedFromSome,
    FixedFromEach,
    AtLeastFromEach,
    AtLeastInTotal,
    ExactlyInTotal,
};

/// 1 <= window <= stacks, 1 <= amount.
struct CircularRules {
    std::uint32_t stacks = 3;
    std::uint32_t window = 2;
    Removal removal = Removal::AtLeastInTotal;
    std::uint32_t amount = 1;
    bool circle = true;
    /// If there is one, `window` is the size of its largest set.
    std::shared_ptr<const StackFamily> family = {};

    CircularRules() = default;
    CircularRules(std::uint32_t n, std::uint32_t k, Removal rule = Removal::AtLeastInTotal,
                  std::uint32_t a = 1, bool on_circle = true)
        : stacks(n), window(k), removal(rule), amount(a), circle(on_circle) {}

    friend bool operator==(const CircularRules& a, const CircularRules& b) {
        const bool same_family =
            a.family && b.family ? *a.family == *b.family : a.family == b.family;
        return same_family && std::tie(a.stacks, a.window, a.removal, a.amount, a.circle) ==
                                  std::tie(b.stacks, b.window, b.removal, b.amount, b.circle);
    }
};

/// Set Nim of a family: at least one token in total, from the stacks of one of its sets.
inline CircularRules rules_of(StackFamily family) {
    CircularRules rules;
    rules.stacks = family.stacks;
    rules.window = 0;
    for (const StackMask set : family.sets)
        rules.window = std::max(rules.window, static_cast<std::uint32_t>(std::popcount(set)));
    rules.circle = false;
    rules.family = std::make_shared<const StackFamily>(std::move(family));
    return rules;
}

}  // namespace upstar::circular_nim
