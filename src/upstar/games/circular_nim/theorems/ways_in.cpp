#include "upstar/games/circular_nim/theorems/ways_in.h"

#include <algorithm>
#include <numeric>

#include "upstar/games/circular_nim/rules/circular_windows.h"

namespace upstar::circular_nim {
namespace {

// A disjunction of conjunctions.
using Alternatives = std::vector<std::vector<Atom>>;

constexpr std::size_t kMostPermuted = 3;

enum class Truth : std::uint8_t { Never, Sometimes, Always };

// Of natural numbers, as far as the signs tell. Divides the form by what its coefficients share.
Truth simplify(Atom& atom) {
    LinearForm& form = atom.form;
    const auto& factors = form.coefficients;
    if (atom.sign != 0 && atom.dividend.is_constant()) {
        form.constant += atom.sign * atom.dividend.constant;
        atom = {form};
    }
    const bool some_more =
        std::any_of(factors.begin(), factors.end(), [](auto c) { return c > 0; });
    const bool some_less =
        std::any_of(factors.begin(), factors.end(), [](auto c) { return c < 0; });
    const std::int64_t most = form.constant + (atom.sign > 0 ? atom.modulus - 1 : 0);
    const std::int64_t least = form.constant - (atom.sign < 0 ? atom.modulus - 1 : 0);
    if (!some_more && most <= 0) return Truth::Always;
    if (!some_less && least > 0) return Truth::Never;
    if (atom.sign != 0) return Truth::Sometimes;
    std::int64_t shared = 0;
    for (const std::int64_t factor : factors) shared = std::gcd(shared, factor);
    for (std::int64_t& factor : form.coefficients) factor /= shared;
    const std::int64_t constant = form.constant;
    form.constant = constant / shared + (constant % shared > 0 ? 1 : 0);
    return Truth::Sometimes;
}

Atom at_most(const LinearForm& left, const LinearForm& right) { return {left - right}; }

// left relation right
std::vector<Atom> comparison(const LinearForm& left, Comparison relation, const LinearForm& right) {
    std::vector<Atom> atoms;
    if (relation != Comparison::AtLeast) atoms.push_back(at_most(left, right));
    if (relation != Comparison::AtMost) atoms.push_back(at_most(right, left));
    return atoms;
}

std::vector<Atom> remainder(const LinearForm& left, Comparison relation, LinearForm dividend,
                            std::int64_t modulus) {
    const auto reduce = [&](std::int64_t& factor) {
        factor = (factor % modulus + modulus) % modulus;
    };
    for (std::int64_t& factor : dividend.coefficients) reduce(factor);
    reduce(dividend.constant);
    std::vector<Atom> atoms;
    const LinearForm zero(left.coefficients.size());
    if (relation != Comparison::AtLeast) atoms.push_back({left, -1, dividend, modulus});
    if (relation != Comparison::AtMost) atoms.push_back({zero - left, 1, dividend, modulus});
    return atoms;
}

Alternatives extreme(const LinearForm& left, const Condition& condition,
                     const std::vector<LinearForm>& right) {
    const Comparison inner =
        condition.op == Operator::Least ? Comparison::AtMost : Comparison::AtLeast;
    std::vector<Atom> all;
    for (const LinearForm& form : right) all.push_back(comparison(left, inner, form).front());
    if (condition.relation == inner || std::find(right.begin(), right.end(), left) != right.end())
        return {all};
    Alternatives found;
    for (const LinearForm& form : right) {
        found.push_back(comparison(left, condition.relation, form));
        if (condition.relation == Comparison::Equal)
            found.back().insert(found.back().end(), all.begin(), all.end());
    }
    return found;
}

// The numbers are those of nim sum 0, in some order; of many numbers, in this one.
Alternatives paired(const std::vector<LinearForm>& numbers, const std::vector<LinearForm>& zero) {
    if (numbers.empty() || numbers.size() != zero.size()) return {};
    Alternatives found;
    std::vector<std::size_t> order(zero.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    do {
        found.emplace_back();
        for (std::size_t i = 0; i < order.size(); ++i)
            for (Atom& atom : comparison(numbers[i], Comparison::Equal, zero[order[i]]))
                found.back().push_back(std::move(atom));
    } while (order.size() <= kMostPermuted && std::next_permutation(order.begin(), order.end()));
    return found;
}

// The conditions of a way, added one by one.
class Ways {
public:
    explicit Ways(WayIn way) { ways_.push_back({std::move(way), {}}); }

    void require(const Alternatives& alternatives) {
        std::vector<ConditionalWay> before;
        std::swap(before, ways_);
        for (const ConditionalWay& way : before)
            for (const std::vector<Atom>& atoms : alternatives) add(way, atoms);
    }
    void require(const std::vector<Atom>& atoms) { require(Alternatives{atoms}); }

    void require(const Condition& condition, const LinearForm& left,
                 const std::vector<LinearForm>& right, const std::vector<LinearForm>& zero) {
        if (condition.op == Operator::NimSum)
            require(paired(nim_summands({left, condition.relation, condition.op, right}), zero));
        else if (condition.op == Operator::Sum)
            require(comparison(left, condition.relation, right.front()));
        else if (condition.op == Operator::Remainder)
            require(remainder(left, condition.relation, right.front(), condition.modulus));
        else
            require(extreme(left, condition, right));
    }

    std::vector<ConditionalWay> take() { return std::move(ways_); }

private:
    void add(ConditionalWay way, const std::vector<Atom>& atoms) {
        for (Atom atom : atoms) {
            const Truth truth = simplify(atom);
            if (truth == Truth::Never) return;
            if (truth == Truth::Sometimes &&
                std::find(way.atoms.begin(), way.atoms.end(), atom) == way.atoms.end())
                way.atoms.push_back(std::move(atom));
        }
        ways_.push_back(std::move(way));
    }

    std::vector<ConditionalWay> ways_;
};

void require_removal(Ways& ways, const CircularRules& rules, const WayIn& way) {
    const std::size_t n = way.stacks.front().coefficients.size();
    const LinearForm zero(n), amount(n, rules.amount);
    LinearForm removed_in_total(n);
    const std::vector<std::size_t> places = window_places(rules, *way.window);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const LinearForm removed = LinearForm::variable(n, places[i]) - way.stacks[i];
        removed_in_total.add(removed);
        ways.require({at_most(zero, way.stacks[i]), at_most(zero, removed)});
        if (rules.removal == Removal::FixedFromSome)
            ways.require(Alternatives{comparison(removed, Comparison::Equal, zero),
                                      comparison(removed, Comparison::Equal, amount)});
        if (rules.removal == Removal::FixedFromEach)
            ways.require(comparison(removed, Comparison::Equal, amount));
        if (rules.removal == Removal::AtLeastFromEach) ways.require({at_most(amount, removed)});
    }
    ways.require({at_most(LinearForm(n, 1), removed_in_total)});
    if (rules.removal == Removal::AtLeastInTotal) ways.require({at_most(amount, removed_in_total)});
    if (rules.removal == Removal::ExactlyInTotal)
        ways.require(comparison(removed_in_total, Comparison::Equal, amount));
}

// How many numbers are known: the stacks, and one that was lowered if there are nim sums.
std::size_t known_numbers(const CircularRules& rules, const std::vector<LinearForm>& zero) {
    return zero.empty() ? rules.stacks : zero.front().coefficients.size();
}

// The new stacks of the window in terms of what is known only.
std::vector<LinearForm> new_stacks(const CircularRules& rules, const WinningMove& move,
                                   const std::vector<LinearForm>& zero) {
    const std::size_t n = rules.stacks;
    const std::size_t given = n + zero.size();
    std::vector<LinearForm> after(n);
    for (const Assignment& assignment : move.assignments) {
        const LinearForm& value = assignment.forms.front();
        LinearForm old(known_numbers(rules, zero), value.constant);
        for (std::size_t i = 0; i < zero.size(); ++i) old.add(zero[i], value.coefficients[n + i]);
        for (std::size_t i = 0; i < n; ++i) {
            old.coefficients[i] += value.coefficients[i];
            const std::int64_t factor = value.coefficients[given + i];
            if (factor != 0) old.add(after[i], factor);
        }
        after[assignment.stack] = std::move(old);
    }
    std::vector<LinearForm> stacks;
    for (const std::size_t place : window_places(rules, move.window))
        stacks.push_back(after[place]);
    return stacks;
}

void append_ways(std::vector<ConditionalWay>& found, const Claimed& claim, WayIn way,
                 const std::vector<LinearForm>& zero) {
    const std::size_t n = known_numbers(claim.rules, zero);
    std::vector<LinearForm> stacks;
    for (std::size_t i = 0; i < claim.rules.stacks; ++i)
        stacks.push_back(LinearForm::variable(n, i));
    if (way.window) {
        const std::vector<std::size_t> places = window_places(claim.rules, *way.window);
        for (std::size_t i = 0; i < places.size(); ++i) stacks[places[i]] = way.stacks[i];
    }
    const auto put_in = [&](const LinearForm& form) {
        LinearForm result(n, form.constant);
        for (std::size_t i = 0; i < stacks.size(); ++i)
            result.add(stacks[way.image[i]], form.coefficients[i]);
        return result;
    };
    Ways ways(way);
    if (way.window) require_removal(ways, claim.rules, way);
    for (const Condition& condition : claim.set.cases[way.target]) {
        std::vector<LinearForm> right;
        for (const LinearForm& form : condition.right) right.push_back(put_in(form));
        ways.require(condition, put_in(condition.left), right, zero);
    }
    for (ConditionalWay& each : ways.take()) found.push_back(std::move(each));
}

}  // namespace

bool Atom::holds(const Stacks& stacks) const {
    const std::int64_t value = form(stacks);
    return (sign == 0 ? value : value + sign * (dividend(stacks) % modulus)) <= 0;
}

std::string smt_term(const Atom& atom, const Names& names) {
    const SmtText smt(0);
    const std::size_t n = atom.form.coefficients.size();
    if (atom.sign == 0) return smt.compare(atom.form, Comparison::AtMost, LinearForm(n), names);
    Names more = names;
    more.resize(n);
    more.push_back("(mod " + smt.value(Operator::Sum, {atom.dividend}, names) + " " +
                   std::to_string(atom.modulus) + ")");
    LinearForm form = atom.form;
    form.coefficients.push_back(atom.sign);
    return smt.compare(form, Comparison::AtMost, LinearForm(n + 1), more);
}

std::optional<Stacks> WayIn::leads_to(const CircularRules& rules, const Stacks& position) const {
    if (!window) return position;
    Stacks after = position;
    const std::vector<std::size_t> places = window_places(rules, *window);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::int64_t value = stacks[i](position);
        if (value < 0 || value > position[places[i]]) return std::nullopt;
        after[places[i]] = static_cast<std::uint32_t>(value);
    }
    return after;
}

std::vector<ConditionalWay> ways_in(const Claimed& claim, const std::vector<WinningMove>& moves,
                                    const std::vector<LinearForm>& zero) {
    std::vector<ConditionalWay> found;
    for (std::size_t target = 0; target < claim.set.cases.size(); ++target)
        for (const Image& image : claim.set.symmetries)
            append_ways(found, claim, {std::nullopt, {}, target, image}, zero);
    for (const WinningMove& move : moves)
        append_ways(found, claim,
                    {move.window, new_stacks(claim.rules, move, zero), move.target, move.image},
                    zero);
    return found;
}

}  // namespace upstar::circular_nim
