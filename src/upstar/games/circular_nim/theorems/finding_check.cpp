#include "upstar/games/circular_nim/theorems/finding_check.h"

#include <charconv>
#include <optional>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/patterns/outcome_table.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/sieve/sieve.h"
#include "upstar/games/circular_nim/theorems/proof_manifest.h"
#include "upstar/games/circular_nim/theorems/smt_solver.h"
#include "upstar/games/circular_nim/theorems/survey.h"
#include "upstar/games/circular_nim/theorems/theorem.h"

namespace upstar::circular_nim {
namespace {

constexpr std::uint32_t kMostNumber = 1000;
constexpr const char* kAllSizes = "all stack sizes";

// The number behind these words, which end the text but for it.
std::optional<std::uint32_t> number_after(const std::string& text, const std::string& words) {
    const std::size_t start = text.rfind(words);
    if (start == std::string::npos) return std::nullopt;
    const char* const end = text.data() + text.size();
    std::uint32_t number = 0;
    const auto [rest, error] = std::from_chars(text.data() + start + words.size(), end, number);
    if (error != std::errc() || rest != end || number > kMostNumber) return std::nullopt;
    return number;
}

StackSet set_of(const Finding& finding, const CircularRules& rules) {
    std::string text;
    for (const std::string& one : finding.cases) text += one + "\n";
    return parse_stack_set(text, rules);
}

class FindingCheck {
public:
    FindingCheck(const Finding& finding, const CircularRules& rules, Context& context)
        : finding_(finding), rules_(rules), context_(context) {}

    std::string fault() const {
        if (finding_.game != game_name(rules_)) return "it is about another game";
        if (finding_.status == "proved" && finding_.scope != kAllSizes) return "it has a bound";
        if (finding_.status == "proved" || finding_.status == "bounded")
            return finding_.proof.empty() ? fault_without_proof() : fault_of_proof();
        if (finding_.status == "reduced") return fault_of_reduction();
        if (finding_.status == "conjectured") return fault_of_conjecture();
        if (finding_.status == "open") return fault_of_count();
        return "there is no such status";
    }

private:
    std::string fault_of_proof() const {
        const PartitionProof proof = parse_proof_line(finding_.proof);
        if (game_name(proof.claim.rules) != finding_.game ||
            scope_name(proof.claim) != finding_.game + ", " + finding_.scope ||
            case_texts(proof.claim.set) != finding_.cases)
            return "its proof is of something else, " + proof_head(proof.claim).claim;
        for (const Obligation& obligation : proof.obligations()) {
            context_.progress("checking " + finding_.game + ", " + obligation.name);
            SmtSolver solver;
            solver.add(obligation.script);
            if (solver.check(context_) != SmtAnswer::Unsatisfiable)
                return "its proof fails: " + obligation.name + " is not unsatisfiable";
        }
        return "";
    }

    std::string fault_without_proof() const {
        const bool is_bounded = finding_.scope != kAllSizes;
        const auto bits = number_after(finding_.scope, "stacks < 2^");
        if (is_bounded && !bits) return "its scope is none";
        const PartitionProof proof =
            prove_partition({rules_, set_of(finding_, rules_), is_bounded ? *bits : 0}, context_);
        if (proof.flaw) return "it is wrong: " + describe(*proof.flaw);
        return proof.verdict == ProofVerdict::Proved ? "" : "it was not proved: " + proof.missing;
    }

    std::string fault_of_reduction() const {
        const std::optional<Finding> reduced = reduced_finding(rules_);
        const bool same = reduced && reduced->scope == finding_.scope &&
                          reduced->remark == finding_.remark && finding_.cases.empty();
        return same ? "" : "the game is no such reduction";
    }

    std::string fault_of_conjecture() const {
        const auto largest = number_after(finding_.scope, "stacks <= ");
        if (!largest) return "its scope is none";
        if (*largest == 0) return "its scope holds one position only";
        const StackSet set = set_of(finding_, rules_);
        const OutcomeTable table(rules_, *largest, context_);
        for (std::size_t i = 0; i < table.size(); ++i) {
            context_.poll();
            if (table.is_p(i) != set.contains(table.position(i)))
                return "the set is wrong at " + to_string(table.position(i));
        }
        return "";
    }

    std::string fault_of_count() const {
        if (!finding_.cases.empty()) return "an open game has no set";
        if (finding_.scope.empty()) return "";
        const auto largest = number_after(finding_.scope, " P-positions with stacks <= ");
        if (!largest) return "its scope is none";
        return counted_scope(rules_, *largest, context_) == finding_.scope
                   ? ""
                   : "the P-positions are miscounted";
    }

    const Finding& finding_;
    const CircularRules& rules_;
    Context& context_;
};

}  // namespace

std::string fault_in(const Finding& finding, const CircularRules& rules, Context& context) {
    try {
        return FindingCheck(finding, rules, context).fault();
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Input) throw;
        return error.message();
    }
}

}  // namespace upstar::circular_nim
