#include "upstar/games/circular_nim/theorems/bouton.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "upstar/games/circular_nim/sets/winning_move.h"

namespace upstar::circular_nim {
namespace {

constexpr std::size_t kMostPermuted = 4;

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

}  // namespace

std::vector<Stacks> Reduction::zeros(const Stacks& position) const {
    Stacks least;
    std::uint32_t sum = 0;
    for (const auto& forms : numbers) {
        std::int64_t value = forms.front()(position);
        for (const LinearForm& form : forms) value = std::min(value, form(position));
        least.push_back(static_cast<std::uint32_t>(value));
        sum ^= least.back();
    }
    if (sum == 0) return {least};
    std::vector<Stacks> found;
    for (std::size_t i = 0; i < least.size(); ++i) {
        if ((least[i] ^ sum) >= least[i]) continue;
        found.push_back(least);
        found.back()[i] ^= sum;
    }
    return found;
}

std::vector<Reduction> possible_reductions(const StackSet& set) {
    std::vector<Reduction> found;
    for (const StackCase& one : set.cases)
        for (const Condition& condition : one)
            for (const Image& image : set.symmetries) {
                Reduction reduction;
                for (const LinearForm& form : nim_summands(condition)) {
                    reduction.numbers.push_back({form});
                    if (under(form, image) != form)
                        reduction.numbers.back().push_back(under(form, image));
                }
                if (!reduction.numbers.empty() &&
                    std::find(found.begin(), found.end(), reduction) == found.end())
                    found.push_back(std::move(reduction));
            }
    return found;
}

Names zero_names(const Reduction& reduction) {
    Names names;
    for (std::size_t i = 0; i < reduction.numbers.size(); ++i) names.push_back(zero_name(i));
    return names;
}

std::string declare_nim_sums(const StackSet& set, const Reduction& reduction) {
    std::set<std::size_t> sizes;
    for (const StackCase& one : set.cases)
        for (const Condition& condition : one) sizes.insert(nim_summands(condition).size());
    sizes.insert(reduction.numbers.size());
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
    std::string text =
        "; Bouton: z1, ... have nim sum 0 and are u1, ..., but for at most one that "
        "is less.\n";
    Names least;
    for (std::size_t i = 0; i < zero.size(); ++i) {
        least.push_back("u" + std::to_string(i + 1));
        text += smt.declare(least[i]) + smt.declare(zero[i]);
        std::vector<std::string> at_most, equal;
        for (const LinearForm& form : reduction.numbers[i]) {
            const std::string value = smt.value(Operator::Sum, {form}, stacks);
            at_most.push_back(relation("<=", least[i], value));
            equal.push_back(relation("=", least[i], value));
        }
        text += assertion(equal.size() == 1
                              ? equal.front()
                              : SmtText::all({SmtText::all(at_most), SmtText::any(equal)}));
    }
    std::vector<std::string> ways;
    for (std::size_t lowered = 0; lowered <= zero.size(); ++lowered) {
        std::vector<std::string> terms;
        for (std::size_t i = 0; i < zero.size(); ++i)
            terms.push_back(relation(i == lowered ? "<" : "=", zero[i], least[i]));
        ways.push_back(SmtText::all(terms));
    }
    text += assertion(SmtText::any(ways));
    std::vector<std::size_t> order = in_order(zero.size());
    const std::string predicate = "(X" + std::to_string(zero.size());
    do {
        std::string term = predicate;
        for (const std::size_t i : order) term += " " + zero[i];
        text += assertion(term + ")");
    } while (order.size() <= kMostPermuted && std::next_permutation(order.begin(), order.end()));
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
    for (const auto& forms : reduction.numbers) {
        std::string least;
        Names stacks;
        for (std::size_t i = 0; i < forms.front().coefficients.size(); ++i)
            stacks.push_back(stack_name(i));
        for (const LinearForm& form : forms)
            least += (least.empty() ? "" : ",") + to_string(form, stacks);
        text += (text.empty() ? "" : ", ") + (forms.size() == 1 ? least : "min(" + least + ")");
    }
    return text;
}

}  // namespace upstar::circular_nim
