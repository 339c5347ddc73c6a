// A theorem about a game: the set that is said to be its P-positions, and how far that is proved.
//
//     const Theorem theorem = find_theorem({5, 2}, 0, 0, context);
//     theorem.is_proved();          // for stacks of all sizes
//     strategy(*theorem.proof);     // "a' = b, b' = c", ...
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/games/circular_nim/patterns/pattern.h"
#include "upstar/games/circular_nim/theorems/partition_proof.h"

namespace upstar::circular_nim {

struct Theorem {
    CircularRules rules;
    std::optional<PartitionProof> proof = {};  ///< none if no pattern was found
    std::string missing = {};                  ///< what is, if not proved
    bool is_written = false;                   ///< as a folder of files (proof_files.h)

    /// For stacks of all sizes.
    bool is_proved() const { return holds_in_scope() && proof->claim.bits == 0; }
    /// For the stacks of its claim, which may have a bound.
    bool holds_in_scope() const { return proof && proof->verdict == ProofVerdict::Proved; }
    bool is_refuted() const { return proof && proof->flaw; }
};

/// Proves the set, or refutes it: for stacks below 2^bits, or of every size if bits = 0. If a set
/// with nim sums is not proved for every size, it is tried with a small bound.
Theorem prove_set(const CircularRules& rules, const StackSet& set, unsigned bits, Context& context);

/// Looks for a pattern in stacks of at most `largest` tokens (0: as many as is quick), and proves
/// it as prove_set does.
Theorem find_theorem(const CircularRules& rules, std::uint32_t largest, unsigned bits,
                     Context& context);

/// "proved: CN(5,2), all stack sizes", "proved for stacks < 2^3 only: CN(6,4) V4(2)", "refuted:
/// ...", "not proved: ...", with what is missing.
std::string conclusion(const Theorem& theorem);

/// What the stacks of a window become, wherever that is a move into the set: one text a formula,
/// each to be tried in turn; `a` is the largest stack, and z1, z2, ... are the numbers that
/// proof.reduction names, lowered to nim sum 0.
std::vector<std::string> strategy(const PartitionProof& proof);

}  // namespace upstar::circular_nim
