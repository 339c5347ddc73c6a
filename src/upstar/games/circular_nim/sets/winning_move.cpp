#include "upstar/games/circular_nim/sets/winning_move.h"

#include <algorithm>
#include <cstdlib>

#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/games/circular_nim/sets/move_system.h"
#include "upstar/games/circular_nim/sets/smt_text.h"

namespace upstar::circular_nim {

bool is_removal(const CircularRules& rules, const std::vector<std::size_t>& places,
                const Stacks& before, const Stacks& after) {
    std::uint64_t total = 0;
    bool each_some = true, each_exact = true, each_enough = true;
    for (const std::size_t place : places) {
        if (after[place] > before[place]) return false;
        const std::uint32_t removed = before[place] - after[place];
        total += removed;
        each_some = each_some && (removed == 0 || removed == rules.amount);
        each_exact = each_exact && removed == rules.amount;
        each_enough = each_enough && removed >= rules.amount;
    }
    switch (rules.removal) {
        case Removal::FixedFromSome:
            return each_some && total > 0;
        case Removal::FixedFromEach:
            return each_exact;
        case Removal::AtLeastFromEach:
            return each_enough;
        case Removal::AtLeastInTotal:
            return total >= rules.amount;
        default:
            return total == rules.amount;
    }
}

namespace {

// As far as it is known: by itself, or because the numbers are those of a sum that is 0.
bool holds(const Condition& condition, const Stacks& stacks, const NimZeros& zero) {
    if (zero.sums.empty() || condition.op != Operator::NimSum) return condition.holds(stacks);
    std::vector<std::int64_t> numbers;
    for (const LinearForm& form : nim_summands(condition)) numbers.push_back(form(stacks));
    return std::any_of(zero.sums.begin(), zero.sums.end(), [&](const auto& places) {
        std::vector<std::int64_t> summands;
        for (const std::size_t place : places) summands.push_back(zero.numbers[place]);
        return std::is_permutation(numbers.begin(), numbers.end(), summands.begin(),
                                   summands.end());
    });
}

}  // namespace

std::optional<Stacks> apply(const CircularRules& rules, const StackSet& set,
                            const WinningMove& move, const Stacks& position, const NimZeros& zero) {
    const std::size_t n = rules.stacks;
    std::vector<std::int64_t> values(position.begin(), position.end());
    values.insert(values.end(), zero.numbers.begin(), zero.numbers.end());
    const std::size_t known = values.size();
    values.resize(2 * known);
    Stacks after = position;
    for (const Assignment& assignment : move.assignments) {
        std::int64_t value = assignment.forms.front()(values);
        for (std::size_t i = 1; i < assignment.forms.size(); ++i)
            value ^= assignment.forms[i](values);
        if (value < 0 || value > position[assignment.stack]) return std::nullopt;
        values[known + assignment.stack] = value;
        after[assignment.stack] = static_cast<std::uint32_t>(value);
    }
    if (!is_removal(rules, window_places(rules, move.window), position, after)) return std::nullopt;
    Stacks seen(n);
    for (std::size_t i = 0; i < n; ++i) seen[i] = after[move.image[i]];
    for (const Condition& condition : set.cases[move.target])
        if (!holds(condition, seen, zero)) return std::nullopt;
    return after;
}

std::optional<WinningMove> find_winning_move(const CircularRules& rules, const StackSet& set,
                                             const Stacks& position, const NimZeros& zero) {
    for (std::size_t target = 0; target < set.cases.size(); ++target)
        for (const Image& image : set.symmetries)
            for (std::size_t window = 0; window < window_count(rules); ++window)
                for (MoveSystem& system :
                     move_systems(rules, set.cases[target], image, window, position, zero))
                    for (auto& assignments : system.solutions()) {
                        WinningMove move{window, target, image, std::move(assignments)};
                        if (apply(rules, set, move, position, zero)) return move;
                    }
    return std::nullopt;
}

std::string zero_name(std::size_t i) { return "z" + std::to_string(i + 1); }

std::string to_string(const LinearForm& form, const std::vector<std::string>& names) {
    std::string sum;
    const auto add = [&](std::int64_t factor, const std::string& name) {
        if (factor == 0) return;
        if (!sum.empty() || factor < 0) sum += factor < 0 ? "-" : "+";
        const std::int64_t size = std::abs(factor);
        sum += name.empty() || size != 1 ? std::to_string(size) + name : name;
    };
    for (std::size_t i = 0; i < form.coefficients.size(); ++i) add(form.coefficients[i], names[i]);
    add(form.constant, "");
    return sum.empty() ? "0" : sum;
}

std::string to_string(const Assignment& assignment, std::size_t stacks) {
    const std::size_t known = assignment.forms.front().coefficients.size() / 2;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < known; ++i)
        names.push_back(i < stacks ? stack_name(i) : zero_name(i - stacks));
    for (std::size_t i = 0; i < known; ++i) names.push_back(stack_name(i) + "'");
    std::string text;
    for (const LinearForm& form : assignment.forms)
        text += (text.empty() ? "" : "^") + to_string(form, names);
    return text;
}

}  // namespace upstar::circular_nim
