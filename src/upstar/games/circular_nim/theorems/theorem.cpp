#include "upstar/games/circular_nim/theorems/theorem.h"

namespace upstar::circular_nim {
namespace {

constexpr unsigned kBitsOfNimSums = 3;

}  // namespace

Theorem prove_set(const CircularRules& rules, const StackSet& set, unsigned bits,
                  Context& context) {
    Theorem theorem{rules};
    if (bits > 0 || set.has_only_zero_nim_sums())
        theorem.proof = prove_partition({rules, set, bits}, context);
    if (bits == 0 && set.has_nim_sums() &&
        (!theorem.proof || theorem.proof->verdict == ProofVerdict::Open)) {
        if (theorem.proof) theorem.missing = theorem.proof->missing;
        theorem.proof = prove_partition({rules, set, kBitsOfNimSums}, context);
    }
    if (theorem.proof->verdict == ProofVerdict::Refuted)
        theorem.missing = describe(*theorem.proof->flaw);
    if (theorem.proof->verdict == ProofVerdict::Open) theorem.missing = theorem.proof->missing;
    return theorem;
}

Theorem find_theorem(const CircularRules& rules, std::uint32_t largest, unsigned bits,
                     Context& context) {
    const Pattern pattern = find_pattern(rules, largest, context);
    if (pattern.is_found()) return prove_set(rules, pattern.set, bits, context);
    Theorem theorem{rules};
    theorem.missing = shortcoming(pattern);
    return theorem;
}

std::string conclusion(const Theorem& theorem) {
    if (theorem.is_proved()) return "proved: " + scope_name(theorem.proof->claim);
    const std::string about = game_name(theorem.rules);
    const std::string missing = theorem.missing.empty() ? "" : ": " + theorem.missing;
    if (theorem.holds_in_scope())
        return "proved for " + scope(theorem.proof->claim) + " only: " + about + missing;
    return (theorem.is_refuted() ? "refuted: " : "not proved: ") + about + missing;
}

std::vector<std::string> strategy(const PartitionProof& proof) {
    std::vector<std::string> formulas;
    for (const WinningMove& move : proof.moves) {
        std::string text;
        for (const Assignment& assignment : move.assignments)
            text += (text.empty() ? "" : ", ") + stack_name(assignment.stack) +
                    "' = " + to_string(assignment, proof.claim.rules.stacks);
        formulas.push_back(std::move(text));
    }
    return formulas;
}

}  // namespace upstar::circular_nim
