// Circular Nim by its definition: which removals are moves, and nim values by mex, over a whole
// cube of positions. Written from the rules of the paper alone, with no use of windows as bit sets,
// symmetry, splitting, or order other than "options first".
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "upstar/rulesets/circular_rules.h"

namespace naive {

using Row = std::vector<std::uint32_t>;

// Whether taking `taken` from a window (its stacks, in order) is a move.
inline bool is_move(const upstar::CircularRules& rules, const Row& taken) {
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
        case upstar::Removal::FixedFromSome:
            return each_a_or_none && total > 0;
        case upstar::Removal::FixedFromEach:
            return each_a;
        case upstar::Removal::AtLeastFromEach:
            return each_at_least_a;
        case upstar::Removal::AtLeastInTotal:
            return total >= rules.amount;
        case upstar::Removal::ExactlyInTotal:
            return total == rules.amount;
    }
    return false;
}

// Every position that a move leads to, once.
inline std::set<Row> options(const upstar::CircularRules& rules, const Row& stacks) {
    const std::size_t n = stacks.size();
    std::set<Row> result;
    for (std::size_t begin = 0; begin < n; ++begin) {
        if (!rules.circle && begin + rules.window > n) break;
        Row taken(rules.window, 0);
        for (bool more = true; more;) {
            if (is_move(rules, taken)) {
                Row option = stacks;
                for (std::size_t i = 0; i < rules.window; ++i) option[(begin + i) % n] -= taken[i];
                result.insert(option);
            }
            more = false;
            for (std::size_t i = 0; i < rules.window && !more; ++i) {
                more = taken[i] < stacks[(begin + i) % n];
                taken[i] = more ? taken[i] + 1 : 0;
            }
        }
    }
    return result;
}

// Nim values of all positions with stacks up to `most`.
class Cube {
public:
    Cube(const upstar::CircularRules& rules, std::uint32_t most) : most_(most) {
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

}  // namespace naive
