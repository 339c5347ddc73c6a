// The conditions of a move into a case, as systems to be solved: what the rules allow in the
// window, and the conditions of the case with new stacks inside the window and old ones elsewhere.
#include <algorithm>
#include <numeric>

#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/games/circular_nim/sets/move_system.h"
#include "upstar/games/circular_nim/sets/smt_text.h"

namespace upstar::circular_nim {
namespace {

constexpr std::size_t kMostPermuted = 4;

// In 2n variables: n known numbers, of which the stacks come first, and new stacks.
void add_rule(std::vector<MoveSystem>& systems, const CircularRules& rules, std::size_t window,
              std::size_t n) {
    LinearForm total(2 * n, -static_cast<std::int64_t>(rules.amount));
    for (const std::size_t place : window_places(rules, window)) {
        const LinearForm stack = LinearForm::variable(2 * n, n + place);
        const LinearForm removed = LinearForm::variable(2 * n, place) - stack;
        const LinearForm beyond = removed - LinearForm(2 * n, rules.amount);
        total.add(removed);
        const std::size_t count = systems.size();
        for (std::size_t s = 0; s < count; ++s) {
            systems[s].add_inequality(stack);
            switch (rules.removal) {
                case Removal::FixedFromSome:
                    systems.push_back(systems[s]);
                    systems.back().add_equation(removed);
                    systems[s].add_equation(beyond);
                    break;
                case Removal::FixedFromEach:
                    systems[s].add_equation(beyond);
                    break;
                case Removal::AtLeastFromEach:
                    systems[s].add_inequality(beyond);
                    break;
                default:
                    systems[s].add_inequality(removed);
            }
        }
    }
    for (MoveSystem& system : systems) {
        if (rules.removal == Removal::AtLeastInTotal) system.add_inequality(total);
        if (rules.removal == Removal::ExactlyInTotal) system.add_equation(total);
    }
}

LinearForm negated(const LinearForm& form) { return LinearForm(form.coefficients.size()) - form; }

// Of nim sums that are 0, the summands.
using ZeroSums = std::vector<std::vector<LinearForm>>;

// The summands are those of a nim sum that is 0, in some order; of many numbers, in this one.
void add_pairing(std::vector<MoveSystem>& systems, const std::vector<LinearForm>& summands,
                 const ZeroSums& zero) {
    const std::vector<MoveSystem> before = std::move(systems);
    systems.clear();
    const auto add = [&](const std::vector<LinearForm>& equations) {
        for (const MoveSystem& system : before) {
            if (std::any_of(equations.begin(), equations.end(), [&](const LinearForm& equation) {
                    return system.contradicts(equation);
                }))
                continue;
            systems.push_back(system);
            for (const LinearForm& equation : equations) systems.back().add_equation(equation);
        }
    };
    std::vector<std::size_t> order(summands.size());
    for (const std::vector<LinearForm>& sum : zero) {
        if (sum.size() != summands.size()) continue;
        std::iota(order.begin(), order.end(), std::size_t{0});
        do {
            std::vector<LinearForm> equations;
            for (std::size_t i = 0; i < order.size(); ++i)
                equations.push_back(summands[i] - sum[order[i]]);
            add(equations);
        } while (order.size() <= kMostPermuted &&
                 std::next_permutation(order.begin(), order.end()));
    }
}

// left relation right, or with `equal_to` the argument that is the extreme one.
void add_condition(std::vector<MoveSystem>& systems, const Condition& condition,
                   const LinearForm& left, const std::vector<LinearForm>& right,
                   const ZeroSums& zero) {
    const auto add = [](MoveSystem& system, const LinearForm& gap, Comparison relation) {
        if (relation == Comparison::Equal) {
            system.add_equation(gap);
        } else {
            system.add_inequality(relation == Comparison::AtMost ? negated(gap) : gap);
        }
    };
    if (condition.op == Operator::Remainder) {
        for (MoveSystem& system : systems) system.add_modulus(condition.modulus);
        return;
    }
    if (condition.op == Operator::NimSum) {
        if (condition.relation != Comparison::Equal) return;
        std::vector<LinearForm> forms = right;
        if (!left.is_constant() || left.constant != 0) forms.push_back(left);
        if (!zero.empty()) {
            add_pairing(systems, forms, zero);
            return;
        }
        for (MoveSystem& system : systems) system.add_nim_sum(forms);
        return;
    }
    if (condition.op == Operator::Sum) {
        for (MoveSystem& system : systems) add(system, left - right.front(), condition.relation);
        return;
    }
    const Comparison inner =
        condition.op == Operator::Least ? Comparison::AtMost : Comparison::AtLeast;
    if (condition.relation == inner || std::find(right.begin(), right.end(), left) != right.end()) {
        for (MoveSystem& system : systems)
            for (const LinearForm& form : right) add(system, left - form, inner);
        return;
    }
    const std::vector<MoveSystem> before = std::move(systems);
    systems.clear();
    for (const LinearForm& extreme : right)
        for (const MoveSystem& system : before) {
            systems.push_back(system);
            add(systems.back(), left - extreme, condition.relation);
            if (condition.relation != Comparison::Equal) continue;
            for (const LinearForm& form : right) add(systems.back(), extreme - form, inner);
        }
}

}  // namespace

std::vector<MoveSystem> move_systems(const CircularRules& rules, const StackCase& target,
                                     const Image& image, std::size_t window, const Stacks& position,
                                     const NimZeros& zero) {
    const std::vector<std::size_t> places = window_places(rules, window);
    Stacks known = position;
    known.insert(known.end(), zero.numbers.begin(), zero.numbers.end());
    const std::size_t n = known.size();
    ZeroSums zero_sums;
    for (const auto& summands : zero.sums) {
        zero_sums.emplace_back();
        for (const std::size_t place : summands)
            zero_sums.back().push_back(LinearForm::variable(2 * n, position.size() + place));
    }
    std::vector<MoveSystem> systems(1, MoveSystem(known));
    systems.front().set_unknown(places);
    add_rule(systems, rules, window, n);
    const auto placed = [&](const LinearForm& form) {
        LinearForm result(2 * n, form.constant);
        for (std::size_t i = 0; i < image.size(); ++i) {
            const bool in_window =
                std::find(places.begin(), places.end(), image[i]) != places.end();
            result.coefficients[image[i] + (in_window ? n : 0)] += form.coefficients[i];
        }
        return result;
    };
    for (const Condition& condition : target) {
        std::vector<LinearForm> right;
        for (const LinearForm& form : condition.right) right.push_back(placed(form));
        add_condition(systems, condition, placed(condition.left), right, zero_sums);
    }
    return systems;
}

}  // namespace upstar::circular_nim
