// A theorem with its proof for the proof assistant Coq (8.16), which then trusts neither Upstar nor
// Z3: the game as an inductive relation on lists of natural numbers, P- and N-positions, and that a
// position is a P-position if and only if it is in the set, for all stack sizes and without axioms.
//
// CircularNim.v, beside this file, has the game and what is true of every set; the text made here
// has the cases of the set, (I) by computing all windows and readings, and (II) as the decision
// tree: each leaf is a conjunction of linear comparisons, which `lia` decides. Nim sums rest on
// Bouton.v: uniqueness in (I), and in (II) the reduction as a branching of its own; Nim with any
// number of stacks is a theorem of BoutonNim.v. What is read to know what the theorem says are the
// cases and the last statement.
#pragma once

#include <string>
#include <string_view>

#include "upstar/games/circular_nim/theorems/decision_tree.h"

namespace upstar::circular_nim {

/// What all theorems require: the text of CircularNim.v.
std::string_view circular_nim_v();

/// Whether there can be a theorem: of a circle or a path and all stack sizes, with nim sums of at
/// most three numbers, or Nim itself.
bool is_for_coq(const Claimed& claim);

/// The text of theorem.v. Requires a claim for Coq.
std::string coq_theorem(const Claimed& claim, const DecisionTree& tree);

/// A file that says the claim in its own words, has a file theorem.v that was compiled beside it
/// prove it, and asks which axioms that takes. Requires a claim for Coq.
std::string coq_check(const Claimed& claim);

}  // namespace upstar::circular_nim
