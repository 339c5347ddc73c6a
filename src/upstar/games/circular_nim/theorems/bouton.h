// What is known of nim sums of any size, so that a proof needs no bits (C. L. Bouton, 1901).
//
// To the solver the nim sum of three numbers being 0 is a predicate (X3 u v w) without a meaning.
// Three laws of nim sums are all it is told, each as finitely many sentences without quantifiers:
//
//     uniqueness   if two lists of numbers have nim sum 0 and agree in all places but one, they
//                  agree there, too; the order of the numbers does not matter;
//     addition     two lists of nim sum 0 make one together, from which drops out what both have
//                  (only where a case of the set has several nim sums);
//     reduction    numbers u1, u2, ... whose nim sum is more than m have one that can be lowered so
//                  that it is m (the one with the highest bit in which nim sum and m differ). So
//                  there are numbers z1 <= u1, z2 <= u2, ... of nim sum 0 with at most one of them
//                  lowered. And of several groups of numbers the nim sums can be made equal, with
//                  at most one number lowered in each and none in some group: to the least of them.
//
// What follows from them for every predicate X holds for nim sums. From a set to itself (I) no move
// leads because of uniqueness and addition. A way into the set (II) is shown for z1, z2, ... of the
// reduction of suitable numbers: the arguments of the set's own nim sum, or the lesser of each of
// these and of its image under a symmetry, such as the minima of opposite stacks; or, where a case
// has several nim sums, the groups of numbers that occur in the same of them. Which ones are chosen
// matters for finding a proof, never for its being right.
//
// Bit vectors were used before: they need a bound on the stacks, and CN(6,4) ended at 2^3.
#pragma once

#include <string>
#include <vector>

#include "upstar/games/circular_nim/sets/smt_text.h"
#include "upstar/games/circular_nim/sets/stack_set.h"
#include "upstar/games/circular_nim/sets/winning_move.h"

namespace upstar::circular_nim {

/// A number u as the least of some forms in the stacks, which are natural.
using Least = std::vector<LinearForm>;

constexpr std::size_t kMostGroups = 6;

/// The numbers u1, u2, ... that are reduced, in groups. Empty where no nim sum occurs.
struct Reduction {
    std::vector<std::vector<Least>> groups;
    bool to_zero = true;  ///< each nim sum becomes 0; else all become the same

    std::vector<Least> numbers() const;

    /// The sums of z1, z2, ... that are 0 then, by their places: of some groups, or of an even
    /// number of them. In the order in which a term of the same numbers is sorted.
    std::vector<std::vector<std::size_t>> zero_sums() const;

    /// All choices of z1, z2, ... at this position.
    std::vector<NimZeros> zeros(const Stacks& position) const;

    friend bool operator==(const Reduction&, const Reduction&) = default;
};

/// The nim sums that a case says to be 0, each as its summands.
std::vector<std::vector<LinearForm>> nim_sums(const StackCase& one);

/// Others that are 0 by addition.
std::vector<std::vector<LinearForm>> added_nim_sums(const StackCase& one);

/// Those that may suit the set, the likeliest first.
std::vector<Reduction> possible_reductions(const StackSet& set);

/// z1, z2, ...
Names zero_names(const Reduction& reduction);

/// That the sums follow by addition from those which the case, as it is written, says to be 0.
std::string addition(const StackCase& one, const Names& stacks);

/// Declares the predicates that the nim sums of the set need.
std::string declare_nim_sums(const StackSet& set, const Reduction& reduction);

/// Declares u1, u2, ... and z1, z2, ..., and says what they are.
std::string declare_reduction(const Reduction& reduction, const Names& stacks);

/// Its summands as terms of SMT-LIB 2.
Names terms_of(const std::vector<LinearForm>& sum, const Names& stacks);

/// Uniqueness for each two of the nim sums that these lists of terms are. A longer list is compared
/// with another one where they differ only.
std::string uniqueness(std::vector<Names> nim_sums);

/// "min(a,d), min(b,e), min(c,f)" for one group; "a, d = b, e" for nim sums that become equal, and
/// "a, c; b, d" for those that become 0.
std::string to_string(const Reduction& reduction);

}  // namespace upstar::circular_nim
