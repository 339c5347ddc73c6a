#include "upstar/games/circular_nim/patterns/vocabulary.h"

#include <algorithm>
#include <numeric>

#include "upstar/games/circular_nim/rules/circular_windows.h"

namespace upstar::circular_nim {
namespace {

using Subset = std::vector<std::size_t>;

std::vector<Subset> subsets(std::size_t stacks, std::size_t size) {
    std::vector<Subset> found;
    for (std::size_t mask = 0; mask < std::size_t{1} << stacks; ++mask) {
        Subset subset;
        for (std::size_t i = 0; i < stacks; ++i)
            if (mask >> i & 1) subset.push_back(i);
        if (subset.size() == size) found.push_back(std::move(subset));
    }
    return found;
}

bool disjoint(const Subset& a, const Subset& b) {
    return std::none_of(a.begin(), a.end(),
                        [&](std::size_t i) { return std::find(b.begin(), b.end(), i) != b.end(); });
}

constexpr std::size_t kMostMergedPairs = 16;

class Builder {
public:
    explicit Builder(std::size_t stacks) : stacks_(stacks) {}

    void add(const LinearForm& left, Comparison relation, Operator op,
             std::vector<LinearForm> right, int cost) {
        words_.push_back({{left, relation, op, std::move(right), 0}, cost});
    }

    LinearForm sum(const Subset& subset) const {
        LinearForm form(stacks_);
        for (const std::size_t i : subset) form.coefficients[i] = 1;
        return form;
    }

    // Sums of `left` stacks against sums of `right` others, equal or in order.
    void add_sums(std::size_t left, std::size_t right, int equation, int order) {
        for (const Subset& a : subsets(stacks_, left))
            for (const Subset& b : subsets(stacks_, right)) {
                if (!disjoint(a, b)) continue;
                if (left != right || a < b)
                    add(sum(a), Comparison::Equal, Operator::Sum, {sum(b)}, equation);
                if (order == 0) continue;
                add(sum(a), Comparison::AtMost, Operator::Sum, {sum(b)}, order);
                if (left != right) add(sum(b), Comparison::AtMost, Operator::Sum, {sum(a)}, order);
            }
    }

    // number comparison (the sum of the subset mod modulus)
    void add_remainder(const Subset& subset, Comparison comparison, std::int64_t number,
                       std::int64_t modulus) {
        words_.push_back(
            {{LinearForm(stacks_, number), comparison, Operator::Remainder, {sum(subset)}, modulus},
             260 + 2 * static_cast<int>(subset.size())});
    }

    // A window with too few tokens for a move, by itself or above some stack; remainders; stacks
    // that are too few tokens higher than others.
    void add_windows(const CircularRules& rules) {
        const auto amount = static_cast<std::int64_t>(rules.amount);
        for (std::size_t first = 0; first < window_count(rules); ++first) {
            const std::vector<std::size_t> window = window_places(rules, first);
            const LinearForm total = sum(window);
            for (std::int64_t few = 0; few < amount; ++few) {
                add(total, Comparison::AtMost, Operator::Sum, {LinearForm(stacks_, few)}, 68);
                for (std::size_t i = 0; i < stacks_; ++i) {
                    LinearForm base(stacks_, few);
                    base.coefficients[i] = static_cast<std::int64_t>(window.size());
                    add(total, Comparison::AtMost, Operator::Sum, {base}, 155);
                }
            }
        }
        for (std::size_t i = 0; i < stacks_; ++i)
            for (std::int64_t rest = 0; rest < amount; ++rest)
                add_remainder({i}, Comparison::Equal, rest, amount);
        for (const std::size_t size : {std::size_t{1}, std::size_t{2}})
            for (const Subset& a : subsets(stacks_, size))
                for (const Subset& b : subsets(stacks_, size))
                    for (std::int64_t few = 1; disjoint(a, b) && few < amount; ++few)
                        add(sum(a), Comparison::AtMost, Operator::Sum,
                            {sum(b) + LinearForm(stacks_, few)}, 156);
    }

    // Sums of stacks side by side, of four or more on one side at least: what the two ends of a
    // path have, or an end and the middle of a necklace.
    void add_stretches() {
        std::vector<Subset> stretches;
        for (std::size_t first = 0; first < stacks_; ++first)
            for (std::size_t end = first + 1; end <= stacks_; ++end) {
                stretches.emplace_back(end - first);
                std::iota(stretches.back().begin(), stretches.back().end(), first);
            }
        for (const Subset& a : stretches)
            for (const Subset& b : stretches)
                if (a.back() < b.front() && std::max(a.size(), b.size()) > 3)
                    add(sum(a), Comparison::Equal, Operator::Sum, {sum(b)}, 52);
    }

    // Two sets of the family with the same total.
    void add_totals(const CircularRules& rules) {
        if (window_count(rules) > kMostMergedPairs) return;
        for (std::size_t i = 0; i < window_count(rules); ++i)
            for (std::size_t j = i + 1; j < window_count(rules); ++j) {
                const Subset a = window_places(rules, i), b = window_places(rules, j);
                if (disjoint(a, b) && std::max(a.size(), b.size()) > 3)
                    add(sum(a), Comparison::Equal, Operator::Sum, {sum(b)}, 51);
            }
    }

    // Two stacks of one set as much as two and two others of one set each, which may share a stack.
    void add_merged_pairs(const CircularRules& rules) {
        std::vector<Subset> pairs;
        for (const Subset& pair : subsets(stacks_, 2))
            for (std::size_t window = 0; window < window_count(rules); ++window) {
                const Subset places = window_places(rules, window);
                if (!std::includes(places.begin(), places.end(), pair.begin(), pair.end()))
                    continue;
                pairs.push_back(pair);
                break;
            }
        if (pairs.size() > kMostMergedPairs) return;
        for (const Subset& a : pairs)
            for (std::size_t i = 0; i < pairs.size(); ++i)
                for (std::size_t j = i + 1; j < pairs.size(); ++j)
                    if (disjoint(a, pairs[i]) && disjoint(a, pairs[j]))
                        add(sum(a), Comparison::Equal, Operator::Sum,
                            {sum(pairs[i]) + sum(pairs[j])}, 56);
    }

    std::vector<PricedCondition> words() && { return std::move(words_); }

private:
    std::vector<PricedCondition> words_;
    std::size_t stacks_;
};

}  // namespace

std::vector<PricedCondition> vocabulary(const CircularRules& rules) {
    const std::size_t stacks = rules.stacks;
    Builder builder(stacks);
    std::vector<LinearForm> all;
    for (std::size_t i = 0; i < stacks; ++i) all.push_back(LinearForm::variable(stacks, i));
    const LinearForm zero(stacks);
    for (const LinearForm& stack : all) {
        builder.add(stack, Comparison::Equal, Operator::Sum, {zero}, 10);
        builder.add(stack, Comparison::Equal, Operator::Least, all, 61);
        builder.add(stack, Comparison::Equal, Operator::Greatest, all, 60);
    }
    for (const LinearForm& stack : all) {
        builder.add(stack, Comparison::AtLeast, Operator::Sum, {LinearForm(stacks, 1)}, 65);
        for (const LinearForm& other : all)
            if (other != stack)
                builder.add(stack + LinearForm(stacks, 1), Comparison::AtMost, Operator::Sum,
                            {other}, 71);
    }
    builder.add_sums(1, 1, 20, 70);
    builder.add_sums(1, 2, 30, 150);
    builder.add_sums(2, 2, 35, 250);
    builder.add_sums(1, 3, 40, 0);
    builder.add_sums(2, 3, 45, 0);
    builder.add_sums(3, 3, 50, 0);
    if (!rules.circle) builder.add_stretches();
    if (rules.family) {
        builder.add_totals(rules);
        builder.add_merged_pairs(rules);
    }
    for (std::size_t size = 3; size <= stacks; ++size)
        for (const Subset& subset : subsets(stacks, size)) {
            std::vector<LinearForm> forms;
            for (const std::size_t i : subset) forms.push_back(all[i]);
            builder.add(zero, Comparison::Equal, Operator::NimSum, forms, 300);
        }
    const auto amount = static_cast<std::int64_t>(rules.amount);
    const bool fixed =
        rules.removal != Removal::AtLeastFromEach && rules.removal != Removal::AtLeastInTotal;
    for (std::size_t size = 1; fixed && size <= stacks; ++size)
        for (const Subset& subset : subsets(stacks, size)) {
            builder.add_remainder(subset, Comparison::AtLeast, amount - 1, 2 * amount);
            builder.add_remainder(subset, Comparison::AtMost, amount, 2 * amount);
        }
    for (const LinearForm& stack : all) {
        if (fixed || amount == 1) break;
        builder.add(stack, Comparison::AtMost, Operator::Sum, {LinearForm(stacks, amount - 1)}, 66);
        builder.add(stack, Comparison::AtLeast, Operator::Sum, {LinearForm(stacks, amount)}, 67);
    }
    if (rules.removal == Removal::AtLeastInTotal && amount > 1) builder.add_windows(rules);
    return std::move(builder).words();
}

void Columns::add(const Stacks& position) {
    for (std::size_t i = 0; i < stacks_; ++i)
        columns_[i].push_back(static_cast<std::int16_t>(position[i]));
    const auto [least, greatest] = std::minmax_element(position.begin(), position.end());
    columns_[stacks_].push_back(static_cast<std::int16_t>(*least));
    columns_[stacks_ + 1].push_back(static_cast<std::int16_t>(*greatest));
}

Stacks Columns::position(std::size_t index) const {
    Stacks position(stacks_);
    for (std::size_t i = 0; i < stacks_; ++i)
        position[i] = static_cast<std::uint32_t>(columns_[i][index]);
    return position;
}

Columns::Bits Columns::meeting(const Condition& condition) const {
    std::vector<std::int16_t> gap(size());
    const auto add = [&](const std::vector<std::int16_t>& column, std::int64_t factor) {
        const auto small = static_cast<std::int16_t>(factor);
        for (std::size_t p = 0; p < gap.size(); ++p)
            gap[p] = static_cast<std::int16_t>(gap[p] + small * column[p]);
    };
    if (condition.op == Operator::NimSum) {
        for (const LinearForm& form : condition.right)
            for (std::size_t i = 0; i < stacks_; ++i)
                if (form.coefficients[i] != 0)
                    for (std::size_t p = 0; p < gap.size(); ++p)
                        gap[p] = static_cast<std::int16_t>(gap[p] ^ columns_[i][p]);
    } else {
        const LinearForm form =
            condition.op == Operator::Sum ? difference(condition) : condition.left;
        std::fill(gap.begin(), gap.end(), static_cast<std::int16_t>(form.constant));
        for (std::size_t i = 0; i < stacks_; ++i)
            if (form.coefficients[i] != 0) add(columns_[i], form.coefficients[i]);
        if (condition.op == Operator::Remainder) {
            std::vector<std::int16_t> sum(size());
            for (std::size_t i = 0; i < stacks_; ++i)
                if (condition.right.front().coefficients[i] != 0)
                    for (std::size_t p = 0; p < sum.size(); ++p)
                        sum[p] = static_cast<std::int16_t>(sum[p] + columns_[i][p]);
            const auto modulus = static_cast<std::int16_t>(condition.modulus);
            for (std::int16_t& s : sum) s = static_cast<std::int16_t>(s % modulus);
            add(sum, -1);
        }
        if (condition.op == Operator::Least) add(columns_[stacks_], -1);
        if (condition.op == Operator::Greatest) add(columns_[stacks_ + 1], -1);
    }
    Bits bits((gap.size() + 63) / 64);
    for (std::size_t p = 0; p < gap.size(); ++p) {
        const bool met = condition.relation == Comparison::Equal    ? gap[p] == 0
                         : condition.relation == Comparison::AtMost ? gap[p] <= 0
                                                                    : gap[p] >= 0;
        if (met) bits[p / 64] |= std::uint64_t{1} << p % 64;
    }
    return bits;
}

}  // namespace upstar::circular_nim
