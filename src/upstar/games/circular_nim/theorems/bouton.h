// What is known of nim sums of any size, so that a proof needs no bits (C. L. Bouton, 1901).
//
// To the solver the nim sum of three numbers being 0 is a predicate (X3 u v w) without a meaning.
// Two laws of nim sums are all it is told, each as finitely many sentences without quantifiers:
//
//     uniqueness   if two lists of numbers have nim sum 0 and agree in all places but one, they
//                  agree there, too; the order of the numbers does not matter;
//     reduction    numbers u1, u2, ... whose nim sum is not 0 have one that can be lowered so that
//                  it is 0 (the one with the highest bit of the nim sum). So there are numbers
//                  z1 <= u1, z2 <= u2, ... of nim sum 0 with at most one of them lowered.
//
// What follows from them for every predicate X holds for nim sums. From a set to itself (I) no move
// leads because of uniqueness. A way into the set (II) is shown for z1, z2, ... of the reduction of
// suitable numbers: the arguments of the set's own nim sum, or the lesser of each of these and of
// its image under a symmetry, such as the minima of opposite stacks. Which ones are chosen matters
// for finding a proof, never for its being right.
//
// Bit vectors were used before: they need a bound on the stacks, and CN(6,4) ended at 2^3.
#pragma once

#include <string>
#include <vector>

#include "upstar/games/circular_nim/sets/smt_text.h"
#include "upstar/games/circular_nim/sets/stack_set.h"

namespace upstar::circular_nim {

/// The numbers u1, u2, ... that are reduced: each the least of some forms in the stacks, which are
/// natural. Empty where no nim sum occurs.
struct Reduction {
    std::vector<std::vector<LinearForm>> numbers;

    /// All choices of z1, z2, ... at this position.
    std::vector<Stacks> zeros(const Stacks& position) const;

    friend bool operator==(const Reduction&, const Reduction&) = default;
};

/// Those that may suit the set, the likeliest first.
std::vector<Reduction> possible_reductions(const StackSet& set);

/// z1, z2, ...
Names zero_names(const Reduction& reduction);

/// Declares the predicates that the nim sums of the set need.
std::string declare_nim_sums(const StackSet& set, const Reduction& reduction);

/// Declares u1, u2, ... and z1, z2, ..., and says what they are.
std::string declare_reduction(const Reduction& reduction, const Names& stacks);

/// Uniqueness for each two of the nim sums that these lists of terms are. A longer list is compared
/// with another one where they differ only.
std::string uniqueness(std::vector<Names> nim_sums);

/// "min(a,d), min(b,e), min(c,f)".
std::string to_string(const Reduction& reduction);

}  // namespace upstar::circular_nim
