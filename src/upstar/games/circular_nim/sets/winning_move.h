// Winning moves as formulas: "take the stacks c, d to c1 = a+b-e, d1 = e" leads into this case of
// the set, read from this stack in this direction.
//
// A proof that every position outside a set has a move into it needs no quantifier once somebody
// says which move. `find_winning_move` says it for one position by solving the conditions of a case
// for the new stacks of a window: equations by elimination, nim sums by moving all else to the
// other side, and what remains free by Fourier and Motzkin's elimination, of whose bounds the one
// that is tightest at this position is taken. So the answer is right for this position, and being a
// formula it is right for many others. Nothing here need be trusted: whoever uses a formula
// verifies it.
//
// For stacks of all sizes nothing is known of nim sums but that some sums of more numbers are 0:
// then a formula may use these numbers, and a nim sum in the set is 0 if it is one of those sums.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/sets/stack_set.h"

namespace upstar::circular_nim {

/// Numbers, and some sums of them, each given by the places of its summands, whose nim sum is 0.
struct NimZeros {
    Stacks numbers;
    std::vector<std::vector<std::size_t>> sums;

    friend bool operator==(const NimZeros&, const NimZeros&) = default;
};

/// New stack = operator(forms), Sum or NimSum, of 2m variables: first the n stacks before the move
/// and m-n numbers of known nim sums, then from m on new stacks given by earlier assignments.
struct Assignment {
    std::size_t stack = 0;
    Operator op = Operator::Sum;
    std::vector<LinearForm> forms;

    friend bool operator==(const Assignment&, const Assignment&) = default;
};

struct WinningMove {
    std::size_t window = 0;
    std::size_t target = 0;  ///< the case
    Image image;             ///< how it is read
    std::vector<Assignment> assignments;

    friend bool operator==(const WinningMove&, const WinningMove&) = default;
};

/// The rules allow to take these stacks from `before` to `after`; the others are not looked at.
bool is_removal(const CircularRules& rules, const std::vector<std::size_t>& places,
                const Stacks& before, const Stacks& after);

/// Where the formula leads from here, if that is a move into the set.
std::optional<Stacks> apply(const CircularRules& rules, const StackSet& set,
                            const WinningMove& move, const Stacks& position,
                            const NimZeros& zero = {});

/// None if there is no such move, or none that this method finds.
std::optional<WinningMove> find_winning_move(const CircularRules& rules, const StackSet& set,
                                             const Stacks& position, const NimZeros& zero = {});

/// z1, z2, ...: a number of a known nim sum.
std::string zero_name(std::size_t i);

/// "a+b-2c", with these names for the variables.
std::string to_string(const LinearForm& form, const std::vector<std::string>& names);

/// "a+b-e", "a^c", "z1+a": what an assignment gives.
std::string to_string(const Assignment& assignment, std::size_t stacks);

}  // namespace upstar::circular_nim
