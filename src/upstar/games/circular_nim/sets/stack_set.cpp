#include "upstar/games/circular_nim/sets/stack_set.h"

#include <algorithm>

namespace upstar::circular_nim {
namespace {

bool compare(std::int64_t left, Comparison relation, std::int64_t right) {
    switch (relation) {
        case Comparison::Equal:
            return left == right;
        case Comparison::AtMost:
            return left <= right;
        default:
            return left >= right;
    }
}

std::int64_t value_of(const Condition& condition, const Stacks& stacks) {
    std::int64_t value = condition.right.front()(stacks);
    if (condition.op == Operator::Remainder) return value % condition.modulus;
    for (std::size_t i = 1; i < condition.right.size(); ++i) {
        const std::int64_t next = condition.right[i](stacks);
        switch (condition.op) {
            case Operator::Least:
                value = std::min(value, next);
                break;
            case Operator::Greatest:
                value = std::max(value, next);
                break;
            default:
                value ^= next;
        }
    }
    return value;
}

}  // namespace

bool Condition::holds(const Stacks& stacks) const {
    return compare(left(stacks), relation, value_of(*this, stacks));
}

std::vector<LinearForm> nim_summands(const Condition& condition) {
    if (condition.op != Operator::NimSum || condition.relation != Comparison::Equal) return {};
    std::vector<LinearForm> summands = condition.right;
    if (condition.left != LinearForm(condition.left.coefficients.size()))
        summands.push_back(condition.left);
    if (!std::all_of(summands.begin(), summands.end(),
                     [](const LinearForm& form) { return form.is_natural(); }))
        return {};
    return summands;
}

LinearForm difference(const Condition& condition) {
    return condition.left - condition.right.front();
}

bool StackSet::contains(const Stacks& position) const {
    Stacks seen(stacks);
    for (const Image& image : symmetries) {
        for (std::size_t i = 0; i < stacks; ++i) seen[i] = position[image[i]];
        for (const StackCase& one : cases)
            if (std::all_of(one.begin(), one.end(),
                            [&](const Condition& condition) { return condition.holds(seen); }))
                return true;
    }
    return false;
}

bool StackSet::has_nim_sums() const {
    return std::any_of(cases.begin(), cases.end(), [](const StackCase& one) {
        return std::any_of(one.begin(), one.end(), [](const Condition& condition) {
            return condition.op == Operator::NimSum;
        });
    });
}

bool StackSet::has_only_zero_nim_sums() const {
    return std::all_of(cases.begin(), cases.end(), [](const StackCase& one) {
        return std::all_of(one.begin(), one.end(), [](const Condition& condition) {
            return condition.op != Operator::NimSum || !nim_summands(condition).empty();
        });
    });
}

}  // namespace upstar::circular_nim
