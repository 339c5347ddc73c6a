// A theorem with its proof for the proof assistant Coq (8.16), which then trusts neither Upstar nor
// Z3: the game as an inductive relation on lists of natural numbers, P- and N-positions, and that a
// position is a P-position if and only if it is in the set, for all stack sizes and without axioms.
//
// CircularNim.v, beside this file, has the game on a circle or a path and what is true of every
// set, and SetNim.v the same of any family of sets of stacks; the text made here has the cases of
// the set (coq_claim.h), (I) by computing all windows and readings, and (II) as the decision tree:
// each leaf is a conjunction of linear comparisons, which `lia` decides. Nim sums rest on Bouton.v:
// uniqueness in (I), and in (II) the reduction as a branching of its own; Nim with any number of
// stacks is a theorem of BoutonNim.v. What is read to know what the theorem says are the cases and
// the last statement.
#pragma once

#include <string>
#include <vector>

#include "upstar/games/circular_nim/theorems/partition_proof.h"
#include "upstar/process/coq.h"

namespace upstar::circular_nim {

inline constexpr const char* kTheoremFile = "theorem.v";

/// What a theorem.v requires, in order: CircularNim.v, for a family SetNim.v, and of nim sums
/// Bouton.v and BoutonNim.v.
std::vector<CoqFile> coq_theories(const Claimed& claim);

/// Why there can be no theorem of the claim; empty if there can: of all stack sizes, with nim sums
/// on a circle or a path only, of at most three numbers, or Nim itself.
std::string without_theorem(const Claimed& claim);

/// Why there is none of the proof: its claim is not for Coq, or it has no decision tree.
std::string without_theorem(const PartitionProof& proof);

/// All of theorem.v that follows from the claim: what stands before and behind the lemmas of (II),
/// which are the decision tree. Nim itself has none. Requires a claim for Coq.
struct TheoremFrame {
    std::string before, after;
};
TheoremFrame theorem_frame(const Claimed& claim);

/// The text of theorem.v. Requires a claim for Coq.
std::string coq_theorem(const Claimed& claim, const DecisionTree& tree);

/// What Coq is asked to be sure that the text of a theorem.v proves the claim: to compile it with
/// our theories, and then a file that says the claim in its own words, has it proved by the
/// theorem, and asks which axioms that takes. Requires a claim for Coq.
std::vector<CoqFile> coq_check(const Claimed& claim, const std::string& theorem);

/// The same of Nim, CN(n,1), with every number of stacks.
std::vector<CoqFile> coq_check_of_nim();

}  // namespace upstar::circular_nim
