#include "upstar/games/circular_nim/theorems/bouton.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <optional>
#include <set>

#include "upstar/games/circular_nim/sets/winning_move.h"

namespace upstar::circular_nim {
namespace {

constexpr std::size_t kMostPermuted = 4;
constexpr std::size_t kMostJoined = 64;  // nim sums of a case, a bit each
constexpr std::size_t kMostAdded = 6;    // of more nim sums in a case, none are added

std::string assertion(const std::string& term) { return "(assert " + term + ")\n"; }

std::string relation(const char* sign, const std::string& left, const std::string& right) {
    return std::string("(") + sign + " " + left + " " + right + ")";
}

std::vector<std::size_t> in_order(std::size_t size) {
    std::vector<std::size_t> order(size);
    std::iota(order.begin(), order.end(), std::size_t{0});
    return order;
}

LinearForm under(const LinearForm& form, const Image& image) {
    LinearForm result(form.coefficients.size(), form.constant);
    for (std::size_t i = 0; i < image.size(); ++i)
        result.coefficients[image[i]] += form.coefficients[i];
    return result;
}

// Splits off what two sorted lists have in common.
void remove_common(Names& left, Names& right) {
    Names only_left, only_right;
    std::set_difference(left.begin(), left.end(), right.begin(), right.end(),
                        std::back_inserter(only_left));
    std::set_difference(right.begin(), right.end(), left.begin(), left.end(),
                        std::back_inserter(only_right));
    left = std::move(only_left);
    right = std::move(only_right);
}

std::string unique_pair(const Names& left, const Names& right) {
    const std::string both_zero =
        SmtText::nim_sum_is_zero(left) + " " + SmtText::nim_sum_is_zero(right);
    Names mine = left, other = right;
    if (left.size() > kMostPermuted) remove_common(mine, other);
    std::vector<std::size_t> order = in_order(mine.size());
    std::string text;
    do {
        for (std::size_t last = 0; last < order.size(); ++last) {
            std::string agree;
            for (std::size_t i = 0; i < order.size(); ++i)
                if (i != last) agree += " " + relation("=", mine[i], other[order[i]]);
            text += assertion("(=> (and " + both_zero + agree + ") " +
                              relation("=", mine[last], other[order[last]]) + ")");
        }
    } while (order.size() <= kMostPermuted && std::next_permutation(order.begin(), order.end()));
    return text;
}

std::string bouton_remark(const Reduction& reduction) {
    if (reduction.groups.size() == 1)
        return "; Bouton: z1, ... have nim sum 0 and are u1, ..., but for at most one that is "
               "less.\n";
    return std::string("; Bouton: z1, ... are u1, ..., but for at most one of each group, ") +
           (reduction.to_zero ? "" : "and none of\n; some group, ") +
           "that is less.\n; The nim sums of the groups are " +
           (reduction.to_zero ? "0" : "equal") + ": " + to_string(reduction) + ".\n";
}

// The names of its stacks.
Names letters(const LinearForm& form) {
    Names names;
    for (std::size_t i = 0; i < form.coefficients.size(); ++i) names.push_back(stack_name(i));
    return names;
}

// What this number is at the position.
std::uint32_t value_of(const Least& number, const Stacks& position) {
    std::int64_t value = number.front()(position);
    for (const LinearForm& form : number) value = std::min(value, form(position));
    return static_cast<std::uint32_t>(value);
}

// The ways to bring the nim sum of numbers to m by lowering one of them, or none.
std::vector<Stacks> lowered_to(std::uint32_t m, const Stacks& numbers) {
    const std::uint32_t gap = std::accumulate(numbers.begin(), numbers.end(), m, std::bit_xor<>());
    if (gap == 0) return {numbers};
    std::vector<Stacks> found;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if ((numbers[i] ^ gap) >= numbers[i]) continue;
        found.push_back(numbers);
        found.back()[i] ^= gap;
    }
    return found;
}

// Adds the form to a nim sum, or drops it if it is there: it is its own opposite.
void toggle(std::vector<LinearForm>& sum, const LinearForm& form) {
    const auto found = std::find(sum.begin(), sum.end(), form);
    if (found == sum.end()) {
        sum.push_back(form);
    } else {
        sum.erase(found);
    }
}

std::string is_zero(const std::vector<LinearForm>& sum, const Names& stacks) {
    return SmtText::nim_sum_is_zero(terms_of(sum, stacks));
}

// How many of the rows are independent modulo 2, each the bits of a number.
std::size_t rank(std::vector<std::uint64_t> rows) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] == 0) continue;
        ++count;
        const std::uint64_t lowest = rows[i] & (0 - rows[i]);
        for (std::size_t j = i + 1; j < rows.size(); ++j)
            if ((rows[j] & lowest) != 0) rows[j] ^= rows[i];
    }
    return count;
}

// Of a case with several nim sums: the numbers that occur in the same of them are a group. They say
// together that the nim sum of every group is 0, or, where each is of an even number of groups,
// that all groups have the same; or neither.
std::optional<Reduction> joint_reduction(const StackCase& one) {
    const std::vector<std::vector<LinearForm>> sums = nim_sums(one);
    if (sums.size() < 2 || sums.size() > kMostJoined) return std::nullopt;
    Reduction reduction;
    std::vector<std::uint64_t> occurring;  // of each group: a bit for each sum it is in
    std::vector<LinearForm> seen;
    for (const auto& sum : sums)
        for (const LinearForm& form : sum) {
            if (std::find(seen.begin(), seen.end(), form) != seen.end()) continue;
            seen.push_back(form);
            std::uint64_t here = 0;
            for (std::size_t s = 0; s < sums.size(); ++s)
                if (std::count(sums[s].begin(), sums[s].end(), form) % 2 == 1)
                    here |= std::uint64_t{1} << s;
            auto group = std::find(occurring.begin(), occurring.end(), here);
            if (group == occurring.end()) {
                group = occurring.insert(group, here);
                reduction.groups.emplace_back();
            }
            reduction.groups[static_cast<std::size_t>(group - occurring.begin())].push_back({form});
        }
    if (occurring.size() > kMostGroups) return std::nullopt;
    const bool all_even = std::accumulate(occurring.begin(), occurring.end(), std::uint64_t{0},
                                          std::bit_xor<>()) == 0;
    reduction.to_zero = !all_even;
    if (rank(occurring) + (all_even ? 1 : 0) != occurring.size()) return std::nullopt;
    return reduction;
}

}  // namespace

Names terms_of(const std::vector<LinearForm>& sum, const Names& stacks) {
    Names terms;
    for (const LinearForm& form : sum)
        terms.push_back(SmtText(0).value(Operator::Sum, {form}, stacks));
    return terms;
}

std::vector<Least> Reduction::numbers() const {
    std::vector<Least> all;
    for (const auto& group : groups) all.insert(all.end(), group.begin(), group.end());
    return all;
}

std::vector<std::vector<std::size_t>> Reduction::zero_sums() const {
    Names terms;
    for (const Least& number : numbers())
        terms.push_back(SmtText(0).value(Operator::Sum, {number.front()}, letters(number.front())));
    std::vector<std::vector<std::size_t>> sums;
    for (std::size_t some = 1; some < std::size_t{1} << groups.size(); ++some) {
        if (!to_zero && std::popcount(some) % 2 != 0) continue;
        sums.emplace_back();
        std::size_t first = 0;
        for (std::size_t g = 0; g < groups.size(); first += groups[g++].size())
            if ((some >> g & 1) != 0)
                for (std::size_t i = 0; i < groups[g].size(); ++i) sums.back().push_back(first + i);
        if (groups.size() > 1)
            std::stable_sort(sums.back().begin(), sums.back().end(),
                             [&](std::size_t a, std::size_t b) { return terms[a] < terms[b]; });
    }
    return sums;
}

std::vector<NimZeros> Reduction::zeros(const Stacks& position) const {
    std::vector<Stacks> values;
    std::vector<std::uint32_t> nim_sums;
    for (const auto& group : groups) {
        values.emplace_back();
        for (const Least& number : group) values.back().push_back(value_of(number, position));
        nim_sums.push_back(
            std::accumulate(values.back().begin(), values.back().end(), 0u, std::bit_xor<>()));
    }
    const std::uint32_t m = to_zero ? 0 : *std::min_element(nim_sums.begin(), nim_sums.end());
    std::vector<NimZeros> found = {{{}, zero_sums()}};
    for (const Stacks& group : values) {
        const std::vector<NimZeros> before = std::move(found);
        found.clear();
        for (const NimZeros& zeros : before)
            for (const Stacks& lowered : lowered_to(m, group)) {
                found.push_back(zeros);
                found.back().numbers.insert(found.back().numbers.end(), lowered.begin(),
                                            lowered.end());
            }
    }
    return found;
}

std::vector<std::vector<LinearForm>> nim_sums(const StackCase& one) {
    std::vector<std::vector<LinearForm>> sums;
    for (const Condition& condition : one)
        if (auto summands = nim_summands(condition); !summands.empty())
            sums.push_back(std::move(summands));
    return sums;
}

std::vector<std::vector<LinearForm>> added_nim_sums(const StackCase& one) {
    const std::vector<std::vector<LinearForm>> said = nim_sums(one);
    std::vector<std::vector<LinearForm>> added;
    if (said.size() > kMostAdded) return added;
    for (std::size_t some = 1; some < std::size_t{1} << said.size(); ++some) {
        if (std::has_single_bit(some)) continue;
        std::vector<LinearForm> sum;
        for (std::size_t s = 0; s < said.size(); ++s)
            if ((some >> s & 1) != 0)
                for (const LinearForm& form : said[s]) toggle(sum, form);
        if (!sum.empty()) added.push_back(std::move(sum));
    }
    return added;
}

std::string addition(const StackCase& one, const Names& stacks) {
    std::vector<std::string> said;
    for (const auto& sum : nim_sums(one)) said.push_back(is_zero(sum, stacks));
    std::string text;
    for (const auto& sum : added_nim_sums(one))
        text += assertion("(=> " + SmtText::all(said) + " " + is_zero(sum, stacks) + ")");
    return text.empty() ? text : "; Addition of nim sums.\n" + text;
}

std::vector<Reduction> possible_reductions(const StackSet& set) {
    std::vector<Reduction> found;
    for (const StackCase& one : set.cases)
        if (std::optional<Reduction> joint = joint_reduction(one)) found.push_back(*joint);
    for (const StackCase& one : set.cases)
        for (const Condition& condition : one)
            for (const Image& image : set.symmetries) {
                std::vector<Least> numbers;
                for (const LinearForm& form : nim_summands(condition)) {
                    numbers.push_back({form});
                    if (under(form, image) != form) numbers.back().push_back(under(form, image));
                }
                if (numbers.empty()) continue;
                Reduction reduction{{std::move(numbers)}};
                if (std::find(found.begin(), found.end(), reduction) == found.end())
                    found.push_back(std::move(reduction));
            }
    return found;
}

Names zero_names(const Reduction& reduction) {
    Names names;
    for (std::size_t i = 0; i < reduction.numbers().size(); ++i) names.push_back(zero_name(i));
    return names;
}

std::string declare_nim_sums(const StackSet& set, const Reduction& reduction) {
    std::set<std::size_t> sizes;
    for (const StackCase& one : set.cases) {
        for (const auto& sum : nim_sums(one)) sizes.insert(sum.size());
        for (const auto& sum : added_nim_sums(one)) sizes.insert(sum.size());
    }
    for (const auto& sum : reduction.zero_sums()) sizes.insert(sum.size());
    sizes.erase(0);
    std::string text;
    for (const std::size_t size : sizes) {
        text += "(declare-fun X" + std::to_string(size) + " (";
        for (std::size_t i = 0; i < size; ++i) text += i == 0 ? "Int" : " Int";
        text += ") Bool)\n";
    }
    return text;
}

std::string declare_reduction(const Reduction& reduction, const Names& stacks) {
    const SmtText smt(0);
    const Names zero = zero_names(reduction);
    if (zero.empty()) return "";
    std::string text = bouton_remark(reduction);
    Names least;
    const std::vector<Least> numbers = reduction.numbers();
    for (std::size_t i = 0; i < zero.size(); ++i) {
        least.push_back("u" + std::to_string(i + 1));
        text += smt.declare(least[i]) + smt.declare(zero[i]);
        std::vector<std::string> at_most, equal;
        for (const LinearForm& form : numbers[i]) {
            const std::string value = smt.value(Operator::Sum, {form}, stacks);
            at_most.push_back(relation("<=", least[i], value));
            equal.push_back(relation("=", least[i], value));
        }
        text += assertion(equal.size() == 1
                              ? equal.front()
                              : SmtText::all({SmtText::all(at_most), SmtText::any(equal)}));
    }
    std::vector<std::string> kept;  // of each group: no number is lowered
    std::size_t first = 0;
    for (const auto& group : reduction.groups) {
        std::vector<std::string> ways;
        for (std::size_t lowered = 0; lowered <= group.size(); ++lowered) {
            std::vector<std::string> terms;
            for (std::size_t i = 0; i < group.size(); ++i)
                terms.push_back(
                    relation(i == lowered ? "<" : "=", zero[first + i], least[first + i]));
            ways.push_back(SmtText::all(terms));
        }
        text += assertion(SmtText::any(ways));
        kept.push_back(ways.back());
        first += group.size();
    }
    if (!reduction.to_zero) text += assertion(SmtText::any(kept));
    for (const std::vector<std::size_t>& sum : reduction.zero_sums()) {
        std::vector<std::size_t> order = in_order(sum.size());
        do {
            std::string term = "(X" + std::to_string(sum.size());
            for (const std::size_t i : order) term += " " + zero[sum[i]];
            text += assertion(term + ")");
        } while (order.size() <= kMostPermuted &&
                 std::next_permutation(order.begin(), order.end()));
    }
    return text;
}

std::string uniqueness(std::vector<Names> nim_sums) {
    for (Names& terms : nim_sums) std::sort(terms.begin(), terms.end());
    std::sort(nim_sums.begin(), nim_sums.end());
    nim_sums.erase(std::unique(nim_sums.begin(), nim_sums.end()), nim_sums.end());
    std::string text;
    for (std::size_t i = 0; i < nim_sums.size(); ++i)
        for (std::size_t j = i + 1; j < nim_sums.size(); ++j)
            if (nim_sums[i].size() == nim_sums[j].size())
                text += unique_pair(nim_sums[i], nim_sums[j]);
    return text.empty() ? text : "; Uniqueness of nim sums.\n" + text;
}

std::string to_string(const Reduction& reduction) {
    std::string text;
    for (const auto& group : reduction.groups) {
        if (!text.empty()) text += reduction.to_zero ? "; " : " = ";
        std::string numbers;
        for (const Least& number : group) {
            std::string least;
            for (const LinearForm& form : number)
                least += (least.empty() ? "" : ",") + to_string(form, letters(form));
            numbers +=
                (numbers.empty() ? "" : ", ") + (number.size() == 1 ? least : "min(" + least + ")");
        }
        text += numbers;
    }
    return text;
}

}  // namespace upstar::circular_nim
