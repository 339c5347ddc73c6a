#include "upstar/games/circular_nim/theorems/coq_claim.h"

#include <algorithm>

#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"

namespace upstar::circular_nim {
namespace {

std::string number(std::size_t value) { return std::to_string(value); }

std::string natural_sum(const LinearForm& form, int sign) { return natural_part(form, sign, "*"); }

// form + sign * term against 0, as a comparison of natural numbers.
CoqSides sides(const LinearForm& form, int sign = 0, const std::string& term = {}) {
    CoqSides both{natural_sum(form, 1), natural_sum(form, -1)};
    if (sign == 0) return both;
    std::string& side = sign > 0 ? both.left : both.right;
    side = side == "0" ? term : term + "+" + side;
    return both;
}

std::string remainder(const LinearForm& dividend, std::int64_t modulus) {
    return "(" + natural_sum(dividend, 1) + ") mod " + std::to_string(modulus);
}

std::string compared(const CoqSides& both, Comparison relation) {
    switch (relation) {
        case Comparison::Equal:
            return both.left + " = " + both.right;
        case Comparison::AtMost:
            return both.left + " <= " + both.right;
        default:
            return both.right + " <= " + both.left;
    }
}

// The least or greatest of some forms, all of them raised alike so that none is negative.
std::string extreme(const Condition& condition) {
    LinearForm raised(condition.left.coefficients.size());
    const auto raise = [&](const LinearForm& form) {
        for (std::size_t i = 0; i < raised.coefficients.size(); ++i)
            raised.coefficients[i] = std::max(raised.coefficients[i], -form.coefficients[i]);
        raised.constant = std::max(raised.constant, -form.constant);
    };
    raise(condition.left);
    for (const LinearForm& form : condition.right) raise(form);
    const char* word = condition.op == Operator::Least ? "Nat.min" : "Nat.max";
    std::string right = natural_sum(condition.right.front() + raised, 1);
    for (std::size_t i = 1; i < condition.right.size(); ++i)
        right = std::string(word) + " (" + right + ") (" +
                natural_sum(condition.right[i] + raised, 1) + ")";
    return compared({natural_sum(condition.left + raised, 1), right}, condition.relation);
}

std::string text_of(const Condition& condition) {
    switch (condition.op) {
        case Operator::NimSum:
            return "zero " + coq_list(nim_summands(condition));
        case Operator::Sum:
            return compared(sides(difference(condition)), condition.relation);
        case Operator::Remainder:
            return compared(
                sides(condition.left, -1, remainder(condition.right.front(), condition.modulus)),
                condition.relation);
        default:
            break;
    }
    const Comparison inner =
        condition.op == Operator::Least ? Comparison::AtMost : Comparison::AtLeast;
    const bool is_one_of_them = std::find(condition.right.begin(), condition.right.end(),
                                          condition.left) != condition.right.end();
    if (condition.relation != inner && !is_one_of_them) return extreme(condition);
    std::string text;
    for (const LinearForm& form : condition.right)
        if (form != condition.left)
            text += (text.empty() ? "" : " /\\ ") + compared(sides(condition.left - form), inner);
    return text.empty() ? "True" : text;
}

// "[[0; 1]; [1; 2]]"
template <class Lists>
std::string list_of_lists(const Lists& lists) {
    std::string all;
    for (const auto& places : lists) {
        std::string one;
        for (const std::size_t place : places) one += (one.empty() ? "[" : "; ") + number(place);
        all += (all.empty() ? "[" : "; ") + one + "]";
    }
    return all + "]";
}

std::vector<std::vector<std::size_t>> places_of_sets(const CircularRules& rules) {
    std::vector<std::vector<std::size_t>> sets;
    for (std::size_t i = 0; i < window_count(rules); ++i) sets.push_back(window_places(rules, i));
    return sets;
}

}  // namespace

std::string coq_value(const LinearForm& form) {
    const std::string less = natural_sum(form, -1);
    const bool is_sum = less.find_first_of("+*") != std::string::npos;
    if (less == "0") return natural_sum(form, 1);
    return natural_sum(form, 1) + "-" + (is_sum ? "(" + less + ")" : less);
}

std::string coq_list(const std::vector<LinearForm>& forms) {
    std::string text;
    for (const LinearForm& form : forms) text += (text.empty() ? "[" : "; ") + coq_value(form);
    return text + "]";
}

CoqSides coq_sides(const Atom& atom) {
    return sides(atom.form, atom.sign,
                 atom.sign == 0 ? std::string() : remainder(atom.dividend, atom.modulus));
}

CoqClaim::CoqClaim(const Claimed& claim)
    : claim_(claim),
      board_(claim.rules.family   ? "readings"
             : claim.rules.circle ? "Circle"
                                  : "Path") {
    for (std::size_t i = 0; i < claim.rules.stacks; ++i) {
        stacks_ += (i == 0 ? "" : " ") + stack_name(i);
        list_ += (i == 0 ? "[" : "; ") + stack_name(i);
    }
    list_ += "]";
    const std::string word = rule_word(claim.rules);
    rule_ = word == "V3" ? word : "(" + word + " " + number(claim.rules.amount) + ")";
}

// "Circle (V5 1) 3", "(V5 1) family".
std::string CoqClaim::game() const {
    if (claim_.rules.family) return rule_ + " family";
    return board_ + " " + rule_ + " " + number(claim_.rules.window);
}

std::string CoqClaim::definitions() const {
    std::string text, names;
    if (claim_.rules.family)
        text =
            "(* The sets of stacks, counted from 0, and the orders in which they may be read. *)\n"
            "Definition family : list (list nat) :=\n  " +
            list_of_lists(places_of_sets(claim_.rules)) +
            ".\nDefinition readings : list (list nat) :=\n  " +
            list_of_lists(claim_.set.symmetries) + ".\n\n";
    for (std::size_t c = 0; c < claim_.set.cases.size(); ++c) {
        const StackCase& one = claim_.set.cases[c];
        const std::string name = "case" + number(c + 1);
        std::string body;
        for (const Condition& condition : one)
            body += (body.empty() ? "" : " /\\ ") + text_of(condition);
        if (body.empty()) body = "True";
        text += "(* " + to_string(one, claim_.set.stacks) + " *)\nDefinition " + name +
                " (p : position) : Prop :=\n  match p with " + list_ + " => " + body +
                " | _ => False end.\n\n";
        names += (names.empty() ? "" : "; ") + name;
    }
    return text + "Definition cases : list (position -> Prop) := [" + names + "].\n\n";
}

std::string CoqClaim::statement() const {
    const std::string in_set = "in_set " + board_ + " cases p)";
    return "forall p, length p = " + number(claim_.rules.stacks) + " ->\n  (P " + game() +
           " p <-> " + in_set + " /\\ (N " + game() + " p <-> ~ " + in_set;
}

std::string CoqClaim::no_move() const {
    if (claim_.rules.family) return "no_move " + game() + " readings cases " + list_;
    return "no_move " + game() + " cases " + number(claim_.rules.stacks) + " " + list_;
}

std::string CoqClaim::decided() const {
    return "decided " + game() + (claim_.rules.family ? " readings" : "") + " cases " + list_;
}

std::vector<std::string> CoqClaim::order() const {
    std::vector<std::string> known;
    for (const auto& [high, low] : turning(claim_.set.symmetries))
        known.push_back(stack_name(low) + " <= " + stack_name(high));
    return known;
}

std::string CoqClaim::pattern() const {
    std::string text, closing;
    for (std::size_t i = 0; i < claim_.rules.stacks; ++i) {
        text += "[|" + stack_name(i) + " ";
        closing += "]";
    }
    return text + "[|]" + closing;
}

}  // namespace upstar::circular_nim
