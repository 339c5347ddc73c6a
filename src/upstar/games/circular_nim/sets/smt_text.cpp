#include "upstar/games/circular_nim/sets/smt_text.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"

namespace upstar::circular_nim {

std::string SmtText::join(const std::string& word, const std::vector<std::string>& terms) {
    if (terms.empty()) return word == "and" ? "true" : "false";
    if (terms.size() == 1) return terms.front();
    std::string text = "(" + word;
    for (const std::string& term : terms) text += " " + term;
    return text + ")";
}

std::string SmtText::number(std::int64_t value) const {
    if (bits_ == 0) return std::to_string(value);
    return "(_ bv" + std::to_string(value) + " " + std::to_string(bits_ + kGuardBits) + ")";
}

std::string SmtText::declare(const std::string& name) const {
    if (bits_ == 0) return "(declare-const " + name + " Int)\n(assert (<= 0 " + name + "))\n";
    return "(declare-const " + name + " (_ BitVec " + std::to_string(bits_ + kGuardBits) +
           "))\n(assert (bvult " + name + " " + number(std::int64_t{1} << bits_) + "))\n";
}

void SmtText::check_size(const LinearForm& form) const {
    if (bits_ == 0) return;
    std::int64_t most = form.constant < 0 ? -form.constant : form.constant;
    for (const std::int64_t factor : form.coefficients)
        most += (factor < 0 ? -factor : factor) << bits_;
    if (most >= std::int64_t{1} << (bits_ + kGuardBits - 1))
        throw Error(ErrorKind::Input,
                    "coefficients too large for stacks of " + std::to_string(bits_) + " bits");
}

// The terms of one sign, as a sum without minus.
std::string SmtText::natural_sum(const LinearForm& form, const Names& names, int sign) const {
    std::vector<std::string> terms;
    for (std::size_t i = 0; i < form.coefficients.size(); ++i) {
        const std::int64_t factor = sign * form.coefficients[i];
        if (factor <= 0) continue;
        terms.push_back(factor == 1 ? names[i]
                                    : std::string(bits_ == 0 ? "(* " : "(bvmul ") + number(factor) +
                                          " " + names[i] + ")");
    }
    if (sign * form.constant > 0) terms.push_back(number(sign * form.constant));
    if (terms.empty()) return number(0);
    return join(bits_ == 0 ? "+" : "bvadd", terms);
}

std::string SmtText::compare(const LinearForm& left, Comparison relation, const LinearForm& right,
                             const Names& names) const {
    const LinearForm gap = left - right;
    check_size(gap);
    const std::string more = natural_sum(gap, names, 1);
    const std::string less = natural_sum(gap, names, -1);
    const std::string at_most = bits_ == 0 ? "<= " : "bvule ";
    switch (relation) {
        case Comparison::Equal:
            return "(= " + more + " " + less + ")";
        case Comparison::AtMost:
            return "(" + at_most + more + " " + less + ")";
        default:
            return "(" + at_most + less + " " + more + ")";
    }
}

std::string SmtText::value(Operator op, const std::vector<LinearForm>& forms,
                           const Names& names) const {
    std::vector<std::string> terms;
    for (const LinearForm& form : forms) {
        check_size(form);
        const std::string more = natural_sum(form, names, 1);
        const std::string less = natural_sum(form, names, -1);
        const bool natural = less == number(0);
        terms.push_back(natural ? more
                                : (bits_ == 0 ? "(- " : "(bvsub ") + more + " " + less + ")");
    }
    if (op == Operator::Sum) return terms.front();
    if (bits_ == 0) throw Error(ErrorKind::Input, "a nim sum of integers without a bound");
    return join("bvxor", terms);
}

std::string SmtText::nim_sum_is_zero(Names terms) {
    std::sort(terms.begin(), terms.end());
    return join("X" + std::to_string(terms.size()), terms);
}

std::string SmtText::holds(const Condition& condition, const Names& names) const {
    const auto against = [&](Comparison relation, bool every) {
        std::vector<std::string> terms;
        for (const LinearForm& form : condition.right)
            terms.push_back(compare(condition.left, relation, form, names));
        return every ? all(terms) : any(terms);
    };
    switch (condition.op) {
        case Operator::Sum:
            return against(condition.relation, true);
        case Operator::Least:
        case Operator::Greatest: {
            const Comparison inner =
                condition.op == Operator::Least ? Comparison::AtMost : Comparison::AtLeast;
            if (condition.relation == inner) return against(inner, true);
            if (condition.relation != Comparison::Equal) return against(condition.relation, false);
            for (const LinearForm& form : condition.right)
                if (form == condition.left) return against(inner, true);
            return all({against(inner, true), against(Comparison::Equal, false)});
        }
        default: {
            if (const auto summands = nim_summands(condition); bits_ == 0 && !summands.empty()) {
                Names terms;
                for (const LinearForm& form : summands)
                    terms.push_back(value(Operator::Sum, {form}, names));
                return nim_sum_is_zero(std::move(terms));
            }
            // The side of the operator as one more variable of its own.
            Names more = names;
            const LinearForm& first = condition.right.front();
            more.push_back(condition.op == Operator::NimSum
                               ? value(Operator::NimSum, condition.right, names)
                               : std::string(bits_ == 0 ? "(mod " : "(bvurem ") +
                                     value(Operator::Sum, {first}, names) + " " +
                                     number(condition.modulus) + ")");
            LinearForm left = condition.left;
            left.coefficients.push_back(0);
            return compare(left, condition.relation,
                           LinearForm::variable(left.coefficients.size(), names.size()), more);
        }
    }
}

std::string SmtText::holds(const StackCase& one, const Image& image, const Names& names) const {
    Names seen;
    for (const std::size_t place : image) seen.push_back(names[place]);
    std::vector<std::string> terms;
    for (const Condition& condition : one) terms.push_back(holds(condition, seen));
    return all(terms);
}

std::string SmtText::contains(const StackSet& set, const Names& names) const {
    std::vector<std::string> terms;
    for (const StackCase& one : set.cases)
        for (const Image& image : set.symmetries)
            terms.push_back("\n    " + holds(one, image, names));
    return any(terms);
}

std::string SmtText::is_move(const CircularRules& rules, std::size_t window, const Names& before,
                             const Names& after) const {
    Names names = before;
    names.insert(names.end(), after.begin(), after.end());
    const std::size_t n = rules.stacks;
    const LinearForm zero(2 * n);
    const LinearForm amount(2 * n, rules.amount);
    LinearForm total = zero;
    std::vector<std::string> terms, changes;
    for (const std::size_t place : window_places(rules, window)) {
        const LinearForm stack = LinearForm::variable(2 * n, n + place);
        const LinearForm removed = LinearForm::variable(2 * n, place) - stack;
        total.add(removed);
        terms.push_back(compare(zero, Comparison::AtMost, stack, names));
        terms.push_back(compare(zero, Comparison::AtMost, removed, names));
        const std::string exactly = compare(removed, Comparison::Equal, amount, names);
        switch (rules.removal) {
            case Removal::FixedFromSome:
                terms.push_back(any({compare(removed, Comparison::Equal, zero, names), exactly}));
                changes.push_back(exactly);
                break;
            case Removal::FixedFromEach:
                terms.push_back(exactly);
                break;
            case Removal::AtLeastFromEach:
                terms.push_back(compare(removed, Comparison::AtLeast, amount, names));
                break;
            default:
                break;
        }
    }
    if (rules.removal == Removal::FixedFromSome) terms.push_back(any(changes));
    if (rules.removal == Removal::AtLeastInTotal)
        terms.push_back(compare(total, Comparison::AtLeast, amount, names));
    if (rules.removal == Removal::ExactlyInTotal)
        terms.push_back(compare(total, Comparison::Equal, amount, names));
    return all(terms);
}

}  // namespace upstar::circular_nim
