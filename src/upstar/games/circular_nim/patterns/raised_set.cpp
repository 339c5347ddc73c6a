#include "upstar/games/circular_nim/patterns/raised_set.h"

#include <algorithm>
#include <numeric>

#include "upstar/games/circular_nim/rules/circular_windows.h"

namespace upstar::circular_nim {
namespace {

std::int64_t weight(const LinearForm& form) {
    return std::accumulate(form.coefficients.begin(), form.coefficients.end(), std::int64_t{0});
}

// With `levels` times the least stack, which is the last variable.
LinearForm above_least(LinearForm form, std::int64_t levels) {
    form.coefficients.push_back(levels);
    return form;
}

std::optional<Condition> raised(const Condition& condition) {
    if (condition.op == Operator::NimSum || condition.op == Operator::Remainder)
        return std::nullopt;
    std::int64_t most = weight(condition.left);
    for (const LinearForm& form : condition.right) most = std::max(most, weight(form));
    Condition result = condition;
    result.left = above_least(condition.left, most - weight(condition.left));
    for (LinearForm& form : result.right) form = above_least(form, most - weight(form));
    return result;
}

}  // namespace

CircularRules slice_of(const CircularRules& rules) {
    const StackMask last = StackMask{1} << (rules.stacks - 1);
    std::vector<StackMask> sets;
    for (const StackMask window : windows_of(rules))
        if ((window & ~last) != 0) sets.push_back(window & ~last);
    std::string names;
    for (const StackMask set : sets) {
        if (std::any_of(sets.begin(), sets.end(),
                        [&](StackMask other) { return other != set && (set & ~other) == 0; }))
            continue;
        names += names.empty() ? "" : ",";
        for (const std::size_t place : places_of(set)) names += stack_name(place);
    }
    CircularRules slice = rules_of(family_of_sets(names, rules.stacks - 1));
    slice.removal = rules.removal;
    slice.amount = rules.amount;
    return slice;
}

std::optional<StackSet> raised(const StackSet& slice, const CircularRules& rules) {
    const std::size_t n = rules.stacks;
    StackSet set{n, symmetries(rules), {}};
    std::vector<LinearForm> all;
    for (std::size_t i = 0; i < n; ++i) all.push_back(LinearForm::variable(n, i));
    for (const StackCase& one : slice.cases) {
        StackCase lifted;
        for (const Condition& condition : one) {
            std::optional<Condition> above = raised(condition);
            if (!above) return std::nullopt;
            lifted.push_back(std::move(*above));
        }
        lifted.push_back({all.back(), Comparison::Equal, Operator::Least, all});
        set.cases.push_back(std::move(lifted));
    }
    return set;
}

}  // namespace upstar::circular_nim
