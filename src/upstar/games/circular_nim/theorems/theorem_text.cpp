#include "upstar/games/circular_nim/theorems/theorem_text.h"

#include "upstar/base/digits.h"
#include "upstar/games/circular_nim/patterns/pattern_text.h"
#include "upstar/games/circular_nim/theorems/coq_text.h"
#include "upstar/games/circular_nim/theorems/strategy_text.h"
#include "upstar/games/circular_nim/theorems/theorem_json.h"

namespace upstar::circular_nim {
namespace {

std::string how_to_lower(const Reduction& reduction) {
    if (reduction.groups.size() == 1)
        return "lower at most one of them, so that the nim sum of the results z1, ... is 0";
    return std::string("lower at most one of each group") +
           (reduction.to_zero ? "" : ", and none of some group") +
           ", so that the nim sums of the results z1, ... are " +
           (reduction.to_zero ? "0" : "equal");
}

// The tree if there is one, or the formulas, to be tried in turn.
std::string moves_text(const PartitionProof& proof) {
    std::vector<std::string> lines = strategy(proof);
    std::string text;
    if (!proof.without_tree.empty())
        text = "no decision tree: " + proof.without_tree + "; formulas, to be tried in turn:\n";
    if (proof.tree) {
        const std::string reading = reading_text(proof.claim.rules);
        text = "a strategy" + (reading.empty() ? "" : ", if " + reading) + ":\n";
        lines = strategy_lines(proof.claim.rules, *proof.tree);
    } else if (!proof.reduction.groups.empty()) {
        text += "  " + to_string(proof.reduction) + ": " + how_to_lower(proof.reduction) + "\n";
    }
    for (const std::string& line : lines) text += "  " + line + "\n";
    return text;
}

}  // namespace

std::string theorem_text(const Theorem& theorem, Format format, bool moves) {
    if (format == Format::Json) return dumped(json_of(theorem)) + "\n";
    std::string text = theorem.proof ? set_text(theorem.proof->claim.set, format) : "";
    if (theorem.holds_in_scope()) {
        const std::vector<std::string> formulas = strategy(*theorem.proof);
        text += "no move leads from the set into the set; " + std::to_string(formulas.size()) +
                (formulas.size() == 1 ? " formula" : " formulas") +
                " for moves lead into it from everywhere else\n";
        if (moves) text += moves_text(*theorem.proof);
        const std::string reason = without_theorem(*theorem.proof);
        if (theorem.is_written && !reason.empty())
            text += std::string("no ") + kTheoremFile + " is written: " + reason + "\n";
    }
    return text + conclusion(theorem) + "\n";
}

std::vector<std::string> finding_columns() {
    return {"game", "status", "scope", "set", "remark", "seconds"};
}

std::vector<std::string> finding_row(const Finding& finding) {
    return {finding.game,  finding.status, finding.scope,
            finding.set(), finding.remark, seconds_text(finding.seconds)};
}

}  // namespace upstar::circular_nim
