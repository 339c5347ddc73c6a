// Circular Nim by its definition: which removals are moves, and nim values by mex, over a whole
// cube of positions. Written from the rules of the paper alone, with no use of windows as bit sets,
// symmetry, splitting, or order other than "options first".
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rules.h"

namespace naive {

using Row = std::vector<std::uint32_t>;

// Whether taking `taken` from a window (its stacks, in order) is a move.
inline bool is_move(const upstar::circular_nim::CircularRules& rules, const Row& taken) {
    std::uint32_t total = 0;
    bool each_a = true;
    bool each_at_least_a = true;
    bool each_a_or_none = true;
    for (const std::uint32_t t : taken) {
        total += t;
        each_a = each_a && t == rules.amount;
        each_at_least_a = each_at_least_a && t >= rules.amount;
        each_a_or_none = each_a_or_none && (t == 0 || t == rules.amount);
    }
    switch (rules.removal) {
        case upstar::circular_nim::Removal::FixedFromSome:
            return each_a_or_none && total > 0;
        case upstar::circular_nim::Removal::FixedFromEach:
            return each_a;
        case upstar::circular_nim::Removal::AtLeastFromEach:
            return each_at_least_a;
        case upstar::circular_nim::Removal::AtLeastInTotal:
            return total >= rules.amount;
        case upstar::circular_nim::Removal::ExactlyInTotal:
            return total == rules.amount;
    }
    return false;
}

// The stacks that a move takes from together, in order.
inline std::vector<std::vector<std::size_t>> windows(
    const upstar::circular_nim::CircularRules& rules) {
    std::vector<std::vector<std::size_t>> result;
    if (rules.family) {
        for (const std::uint32_t set : rules.family->sets) {
            result.emplace_back();
            for (std::size_t i = 0; i < rules.stacks; ++i)
                if ((set & 1u << i) != 0) result.back().push_back(i);
        }
        return result;
    }
    for (std::size_t begin = 0; begin < rules.stacks; ++begin) {
        if (!rules.circle && begin + rules.window > rules.stacks) break;
        if (rules.window == rules.stacks && begin > 0) break;  // the same stacks again
        result.emplace_back();
        for (std::size_t i = 0; i < rules.window; ++i)
            result.back().push_back((begin + i) % rules.stacks);
    }
    return result;
}

// Every position that a move leads to, once.
inline std::set<Row> options(const upstar::circular_nim::CircularRules& rules, const Row& stacks) {
    std::set<Row> result;
    for (const std::vector<std::size_t>& window : windows(rules)) {
        Row taken(window.size(), 0);
        for (bool more = true; more;) {
            if (is_move(rules, taken)) {
                Row option = stacks;
                for (std::size_t i = 0; i < window.size(); ++i) option[window[i]] -= taken[i];
                result.insert(option);
            }
            more = false;
            for (std::size_t i = 0; i < window.size() && !more; ++i) {
                more = taken[i] < stacks[window[i]];
                taken[i] = more ? taken[i] + 1 : 0;
            }
        }
    }
    return result;
}

// Nim values of all positions with stacks up to `most`.
class Cube {
public:
    Cube(const upstar::circular_nim::CircularRules& rules, std::uint32_t most) : most_(most) {
        Row stacks(rules.stacks, 0);
        for (bool more = true; more;) {
            positions_.push_back(stacks);
            std::set<std::uint32_t> seen;
            for (const Row& option : options(rules, stacks)) seen.insert(nim_value(option));
            std::uint32_t least = 0;
            while (seen.contains(least)) ++least;
            values_.push_back(least);
            more = false;
            for (std::size_t i = rules.stacks; i-- > 0 && !more;) {
                more = stacks[i] < most;
                stacks[i] = more ? stacks[i] + 1 : 0;
            }
        }
    }

    // In lexicographic order.
    const std::vector<Row>& positions() const { return positions_; }

    std::uint32_t nim_value(const Row& stacks) const {
        std::size_t index = 0;
        for (const std::uint32_t stack : stacks) index = index * (most_ + 1) + stack;
        return values_[index];
    }

private:
    std::uint32_t most_;
    std::vector<Row> positions_;
    std::vector<std::uint32_t> values_;
};

// The positions with stacks up to `most` that have no move to such a position: the same as a nim
// value of zero, found without nim values, so that larger cubes can be tried. In lexicographic
// order.
inline std::vector<Row> zeros(const upstar::circular_nim::CircularRules& rules,
                              std::uint32_t most) {
    const std::size_t n = rules.stacks;
    std::vector<Row> result;
    std::vector<bool> is_zero;
    std::vector<std::size_t> weight(n, 1);  // of a token in the number of a position
    for (std::size_t i = n - 1; i-- > 0;) weight[i] = weight[i + 1] * (most + 1);
    const auto all_windows = windows(rules);
    const auto moves_to_zero = [&](const Row& stacks) {
        std::size_t option = is_zero.size();
        for (const std::vector<std::size_t>& window : all_windows) {
            Row taken(window.size(), 0);
            for (bool more = true; more;) {
                if (option < is_zero.size() && is_zero[option] && is_move(rules, taken))
                    return true;
                more = false;
                for (std::size_t i = 0; i < window.size() && !more; ++i) {
                    const std::size_t stack = window[i];
                    more = taken[i] < stacks[stack];
                    option = more ? option - weight[stack] : option + taken[i] * weight[stack];
                    taken[i] = more ? taken[i] + 1 : 0;
                }
            }
        }
        return false;
    };
    Row stacks(n, 0);
    for (bool more = true; more;) {
        is_zero.push_back(!moves_to_zero(stacks));
        if (is_zero.back()) result.push_back(stacks);
        more = false;
        for (std::size_t i = n; i-- > 0 && !more;) {
            more = stacks[i] < most;
            stacks[i] = more ? stacks[i] + 1 : 0;
        }
    }
    return result;
}

}  // namespace naive
