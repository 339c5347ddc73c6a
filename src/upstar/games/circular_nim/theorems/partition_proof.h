// Proves or refutes that a set is the set of P-positions of a variation of Circular Nim.
//
// First the set is compared with the outcomes of all small positions: a wrong set mostly fails
// there, at a smallest counterexample. Then Z3 decides (I). For (II) it is asked for a position
// outside the set from which no formula known so far gives a move into the set; a formula is found
// for it, and so on until there is no such position (counterexample-guided synthesis). The small
// positions give most formulas before the solver is asked at all.
//
// Of nim sums without a bound the solver knows three laws (bouton.h), and formulas may use the
// numbers of a reduction. What it then takes for a counterexample need not be one: a flaw is
// reported only if it is one by true nim sums.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/theorems/decision_tree.h"
#include "upstar/games/circular_nim/theorems/obligations.h"

namespace upstar::circular_nim {

enum class ProofVerdict : std::uint8_t { Proved, Refuted, Open };

/// Why a set is not the set of P-positions: (I) a move inside it, or (II) a position outside it
/// without a move into it (then there is no `option`).
struct Flaw {
    Stacks position;
    std::optional<Stacks> option;
};

struct PartitionProof {
    Claimed claim;
    ProofVerdict verdict = ProofVerdict::Open;
    std::optional<Flaw> flaw;               ///< if refuted
    std::string missing;                    ///< if open
    Reduction reduction;                    ///< of nim sums of all sizes, else empty
    std::vector<WinningMove> moves;         ///< the strategy, if proved
    std::optional<DecisionTree> tree = {};  ///< the same as one, if add_tree made it
    std::string without_tree = {};          ///< why it could not

    /// Of a proof: every script, all of them unsatisfiable.
    std::vector<Obligation> obligations() const;
};

/// Throws Error past a limit, or if a nim sum without a bound is compared with something that may
/// be negative, or for order.
PartitionProof prove_partition(const Claimed& claim, Context& context);

/// Makes the decision tree of a proof, where there can be one: of all stack sizes. A proof without
/// it is still a proof, so a limit that is reached here is only its reason.
void add_tree(PartitionProof& proof, Context& context);

/// "(1,2,3) is in the set and has a move to (1,2,0), which is in it too".
std::string describe(const Flaw& flaw);

}  // namespace upstar::circular_nim
