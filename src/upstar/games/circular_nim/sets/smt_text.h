// Conditions, sets and moves of Circular Nim as terms of SMT-LIB 2, the language of Z3 and cvc5.
//
// Stacks are integers of any size, or bit vectors that hold stacks below 2^bits with kGuardBits
// more, so that no sum wraps round. A nim sum is what it is to bit vectors; of integers all that
// can be said is that it is 0, by a predicate of which the solver knows nothing: (X3 a b c). A
// linear comparison is written with
// every term on the side where it is positive, so that nothing is ever subtracted from too little.
#pragma once

#include <string>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/sets/stack_set.h"

namespace upstar::circular_nim {

/// The terms that stand for the variables of a linear form.
using Names = std::vector<std::string>;

class SmtText {
public:
    /// bits = 0: integers of any size.
    explicit SmtText(unsigned bits) : bits_(bits) {}

    static constexpr unsigned kGuardBits = 8;

    std::string logic() const { return bits_ == 0 ? "QF_LIA" : "QF_BV"; }

    /// Declares a stack: a number from 0 on, below 2^bits.
    std::string declare(const std::string& name) const;

    std::string compare(const LinearForm& left, Comparison relation, const LinearForm& right,
                        const Names& names) const;

    /// The value of an operator (Sum or NimSum).
    std::string value(Operator op, const std::vector<LinearForm>& forms, const Names& names) const;

    std::string holds(const Condition& condition, const Names& names) const;

    /// The nim sum of integers is 0. The order of the terms does not matter: they are sorted.
    static std::string nim_sum_is_zero(Names terms);

    /// The case, with its stack i at image[i].
    std::string holds(const StackCase& one, const Image& image, const Names& names) const;

    std::string contains(const StackSet& set, const Names& names) const;

    /// Leads from `before` to `after` by removing tokens from this window.
    std::string is_move(const CircularRules& rules, std::size_t window, const Names& before,
                        const Names& after) const;

    static std::string all(const std::vector<std::string>& terms) { return join("and", terms); }
    static std::string any(const std::vector<std::string>& terms) { return join("or", terms); }

private:
    static std::string join(const std::string& word, const std::vector<std::string>& terms);

    std::string number(std::int64_t value) const;
    std::string natural_sum(const LinearForm& form, const Names& names, int sign) const;
    void check_size(const LinearForm& form) const;

    unsigned bits_;
};

}  // namespace upstar::circular_nim
