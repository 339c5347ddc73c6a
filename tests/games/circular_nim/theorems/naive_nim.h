// Circular Nim by brute force: the rules as the slides put them, and P-positions by definition.
#pragma once

#include <functional>
#include <set>
#include <vector>

#include "naive/naive_stacks.h"
#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/sets/stack_set.h"

namespace upstar::circular_nim::naive {

inline bool allowed(const CircularRules& rules, const std::vector<std::uint32_t>& removed) {
    std::uint32_t total = 0, touched = 0, exact = 0, enough = 0;
    for (const std::uint32_t r : removed) {
        total += r;
        touched += r > 0 ? 1 : 0;
        exact += r == rules.amount ? 1 : 0;
        enough += r >= rules.amount ? 1 : 0;
    }
    const std::size_t k = removed.size();
    if (rules.removal == Removal::FixedFromSome) return touched > 0 && exact == touched;
    if (rules.removal == Removal::FixedFromEach) return exact == k;
    if (rules.removal == Removal::AtLeastFromEach) return enough == k;
    if (rules.removal == Removal::AtLeastInTotal) return total >= rules.amount;
    return total == rules.amount;
}

inline std::set<Stacks> options(const CircularRules& rules, const Stacks& position) {
    std::set<Stacks> found;
    for (const std::vector<std::size_t>& window : ::naive::windows(rules)) {
        std::vector<std::uint32_t> removed(window.size());
        const std::function<void(std::uint32_t, Stacks)> remove = [&](std::uint32_t i, Stacks now) {
            if (i == window.size()) {
                if (allowed(rules, removed)) found.insert(now);
                return;
            }
            const std::size_t place = window[i];
            const std::uint32_t height = now[place];
            for (removed[i] = 0; removed[i] <= height; ++removed[i]) {
                now[place] = height - removed[i];
                remove(i + 1, now);
            }
        };
        remove(0, position);
    }
    return found;
}

inline std::vector<Stacks> positions(const CircularRules& rules, std::uint32_t largest) {
    std::vector<Stacks> all = {{}};
    for (std::uint32_t i = 0; i < rules.stacks; ++i) {
        std::vector<Stacks> longer;
        for (const Stacks& start : all)
            for (std::uint32_t stack = 0; stack <= largest; ++stack) {
                longer.push_back(start);
                longer.back().push_back(stack);
            }
        all = std::move(longer);
    }
    return all;
}

/// All P-positions with stacks up to a bound. Positions come in lexicographic order, so options
/// come first.
inline std::set<Stacks> p_positions(const CircularRules& rules, std::uint32_t largest) {
    std::set<Stacks> found;
    for (const Stacks& position : positions(rules, largest)) {
        bool wins = false;
        for (const Stacks& option : options(rules, position)) wins = wins || found.contains(option);
        if (!wins) found.insert(position);
    }
    return found;
}

}  // namespace upstar::circular_nim::naive
