// A set of positions of Circular Nim, described as the slides do it:
//
//     (a,b,c,d,b): a+b = c+d, a = max
//     (0,x,a,b,e,c,d,x): a+b = x, c+d = x, e = min(x,a+d)
//     (a,b,c,d,e,f): a+b = d+e, b+c = e+f, a^c^e = 0, a = min
//
// A set is a union of cases. A position is in a case if, read from some stack in some direction
// (on a path: from some end; in Set Nim: after a symmetry of the family), it meets every condition.
// A condition compares a linear form of the stacks with a linear form, or with the least, the
// greatest, the nim sum or a remainder of some; that is all the known sets need, and what a solver
// understands without further ideas. Formulas of any depth were rejected: no known set nests.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/rules/stack_family.h"
#include "upstar/games/circular_nim/sets/linear_form.h"
#include "upstar/games/circular_nim/sieve/cube.h"

namespace upstar::circular_nim {

enum class Comparison : std::uint8_t { Equal, AtMost, AtLeast };
enum class Operator : std::uint8_t { Sum, Least, Greatest, NimSum, Remainder };

/// `left` relation operator(`right`). Sum and Remainder (by `modulus`) have one form on the right;
/// what NimSum and Remainder are taken of has no negative coefficient.
struct Condition {
    LinearForm left;
    Comparison relation = Comparison::Equal;
    Operator op = Operator::Sum;
    std::vector<LinearForm> right;
    std::int64_t modulus = 0;

    bool holds(const Stacks& stacks) const;

    friend bool operator==(const Condition&, const Condition&) = default;
};

/// Of an equation with a nim sum: the numbers whose nim sum it says to be 0. None of another
/// condition, or if one of them might be negative.
std::vector<LinearForm> nim_summands(const Condition& condition);

/// left - right, where the operator is Sum.
LinearForm difference(const Condition& condition);

/// Conditions that hold together.
using StackCase = std::vector<Condition>;

struct StackSet {
    std::size_t stacks = 0;
    std::vector<Image> symmetries;  ///< how a position may be read
    std::vector<StackCase> cases;

    bool contains(const Stacks& position) const;

    /// Some condition is about a nim sum.
    bool has_nim_sums() const;

    /// Nim sums occur in it only as said to be 0.
    bool has_only_zero_nim_sums() const;
};

/// Reads cases, one a line or with `;` between them. Throws Error with an offset.
StackSet parse_stack_set(std::string_view text, std::size_t stacks, std::vector<Image> symmetries);
StackSet parse_stack_set(std::string_view text, std::size_t stacks, bool circle);
StackSet parse_stack_set(std::string_view text, const CircularRules& rules);

/// "(a,b,a,b): ..." of each case; parse_stack_set reads it again.
std::string to_string(const StackCase& one, std::size_t stacks);
std::string to_latex(const StackCase& one, std::size_t stacks);

/// The cases of a set as texts.
std::vector<std::string> case_texts(const StackSet& set);

/// The conditions of a case as `to_string` writes them, one a condition; empty for those that its
/// head says, such as (a,b,a,b). And the same with the numbers of a position for the letters: "a+b
/// = c+d", "5 = 8".
std::vector<std::string> condition_texts(const StackCase& one, std::size_t stacks);
std::vector<std::string> condition_numbers(const StackCase& one, const Stacks& position);

/// One case a line.
std::string to_string(const StackSet& set);

/// "(1,2,3)".
std::string to_string(const Stacks& position);

/// a, b, c, ...: the stack i of a case.
std::string stack_name(std::size_t i);

}  // namespace upstar::circular_nim
