#include "upstar/games/circular_nim/sets/membership.h"

#include <algorithm>
#include <cctype>

namespace upstar::circular_nim {
namespace {

Reading read(const StackSet& set, std::size_t one, const Image& image, const Stacks& position) {
    Reading reading{one, Stacks(set.stacks), {}};
    for (std::size_t i = 0; i < set.stacks; ++i) reading.seen[i] = position[image[i]];
    for (std::size_t i = 0; i < set.cases[one].size(); ++i)
        if (!set.cases[one][i].holds(reading.seen)) reading.failing.push_back(i);
    return reading;
}

Reading nearest_reading(const StackSet& set, std::size_t one, const Stacks& position) {
    std::optional<Reading> nearest;
    for (const Image& image : set.symmetries) {
        Reading reading = read(set, one, image, position);
        if (!nearest || reading.failing.size() < nearest->failing.size())
            nearest = std::move(reading);
    }
    return *std::move(nearest);
}

std::string condition_at(const std::string& condition, const std::string& numbers) {
    return condition == numbers ? condition : condition + " is " + numbers;
}

// "a+b = c+d is 5 = 5, a = max is 4 = max".
std::string why_in(const StackSet& set, const Reading& reading) {
    const std::vector<std::string> texts = condition_texts(set.cases[reading.one], set.stacks);
    const std::vector<std::string> numbers =
        condition_numbers(set.cases[reading.one], reading.seen);
    std::string why;
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (!texts[i].empty())
            why += (why.empty() ? ", where " : ", ") + condition_at(texts[i], numbers[i]);
    return "this is such a position: read as " + to_string(reading.seen) + " it is " +
           to_string(set.cases[reading.one], set.stacks) + why;
}

// Where the head does not fit, the letters have no numbers.
std::string why_not(const StackSet& set, const Reading& reading) {
    const StackCase& one = set.cases[reading.one];
    const std::string text = to_string(one, set.stacks);
    const std::string head = text.substr(0, text.find(')') + 1);
    const std::vector<std::string> texts = condition_texts(one, set.stacks);
    const std::vector<std::string> numbers = condition_numbers(one, reading.seen);
    std::string why;
    for (const std::size_t i : reading.failing) {
        if (texts[i].empty()) {
            why = "the stacks do not fit " + head;
            break;
        }
        why += (why.empty() ? "" : ", ") + condition_at(texts[i], numbers[i]);
    }
    return "  not of " + text + ": nearest is " + to_string(reading.seen) + ", but " + why;
}

// "A, B, C": the stacks of the position.
std::vector<std::string> names_of_stacks(std::size_t stacks) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < stacks; ++i) {
        names.push_back(stack_name(i));
        for (char& c : names.back())
            c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    }
    for (std::size_t i = 0; i < stacks; ++i) names.push_back(names[i] + "'");
    return names;
}

// What is added first: "B+C-A".
std::string sum_text(const LinearForm& form, const std::vector<std::string>& names) {
    LinearForm added(form.coefficients.size());
    for (std::size_t i = 0; i < form.coefficients.size(); ++i)
        added.coefficients[i] = std::max<std::int64_t>(form.coefficients[i], 0);
    added.constant = std::max<std::int64_t>(form.constant, 0);
    const LinearForm taken = form - added;
    const bool is_zero = added == LinearForm(form.coefficients.size());
    if (taken == LinearForm(form.coefficients.size()) || is_zero) return to_string(form, names);
    return to_string(added, names) + to_string(taken, names);
}

std::string formula_text(const StackSet& set, const Stacks& position, const FormulaMove& move) {
    const std::vector<std::string> names = names_of_stacks(set.stacks);
    std::string takes;
    for (const Assignment& assignment : move.formula.assignments) {
        std::string formula;
        for (const LinearForm& form : assignment.forms)
            formula += (formula.empty() ? "" : "^") + sum_text(form, names);
        const std::uint32_t after = move.after[assignment.stack];
        const bool stays = after == position[assignment.stack];
        const std::string number = std::to_string(after);
        takes += (takes.empty() ? "" : ", ") +
                 ((stays ? "leave " : "take ") + names[assignment.stack]) +
                 (stays ? " at " : " to ") + formula + (formula == number ? "" : " = " + number);
    }
    std::string stacks;
    for (std::size_t i = 0; i < set.stacks; ++i)
        stacks += (i == 0 ? "" : ", ") + names[i] + " = " + std::to_string(position[i]);
    return "the move: with the stacks " + stacks + ", " + takes + "; then " +
           to_string(move.after) + " is of " +
           to_string(set.cases[move.formula.target], set.stacks);
}

}  // namespace

Membership membership_of(const CircularRules& rules, const StackSet& set, const Stacks& position) {
    Membership membership;
    for (std::size_t one = 0; one < set.cases.size(); ++one) {
        Reading nearest = nearest_reading(set, one, position);
        if (nearest.failing.empty()) return {{std::move(nearest)}};
        membership.readings.push_back(std::move(nearest));
    }
    if (auto formula = find_winning_move(rules, set, position)) {
        auto after = apply(rules, set, *formula, position);
        if (after) membership.move = {*std::move(formula), *std::move(after)};
    }
    return membership;
}

std::vector<std::string> membership_text(const StackSet& set, const Stacks& position,
                                         const Membership& membership) {
    if (membership.is_in()) return {why_in(set, membership.readings.front())};
    std::vector<std::string> lines = {"this is no such position"};
    for (const Reading& reading : membership.readings) lines.push_back(why_not(set, reading));
    if (membership.move) lines.push_back(formula_text(set, position, *membership.move));
    return lines;
}

}  // namespace upstar::circular_nim
