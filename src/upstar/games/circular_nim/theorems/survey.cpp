#include "upstar/games/circular_nim/theorems/survey.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "upstar/base/error.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/circular_nim/patterns/outcome_table.h"
#include "upstar/games/circular_nim/rules/circular_quotient.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/sieve/sieve.h"
#include "upstar/games/circular_nim/theorems/finding_check.h"
#include "upstar/games/circular_nim/theorems/proof_manifest.h"
#include "upstar/games/circular_nim/theorems/theorem.h"

namespace upstar::circular_nim {
namespace {

using Clock = std::chrono::steady_clock;

constexpr unsigned kBits[] = {3, 4, 6, 8};

double rounded(double seconds) {
    return seconds < 10 ? std::round(seconds * 100) / 100 : std::round(seconds);
}

class Researcher {
public:
    Researcher(Context& context, double each) : context_(context), each_(each) {}

    // What a journal says, if that is so.
    Finding verified(const Finding& known, const CircularRules& rules) {
        Finding finding = known;
        finding.status = "unverified";
        within_limit(finding, [&] {
            const std::string fault = fault_in(known, rules, context_);
            finding.status = fault.empty() ? known.status : "refused";
            finding.remark = fault.empty() ? known.remark
                                           : "the journal says " + known.status + ", but " + fault;
        });
        return finding;
    }

    Finding find(const SurveyGame& game) {
        const auto start = Clock::now();
        Finding finding{game_name(game.rules), "open", {}, {}, {}};
        if (const auto reduced = reduced_finding(game.rules)) return *reduced;
        within_limit(finding, [&] { find_and_prove(game, finding); });
        if (finding.status == "open") within_limit(finding, [&] { count(game.rules, finding); });
        finding.seconds = rounded(std::chrono::duration<double>(Clock::now() - start).count());
        return finding;
    }

private:
    // A limit of one game ends the work on that game only.
    template <typename Action>
    void within_limit(Finding& finding, const Action& action) {
        try {
            const TimeLimit limit(context_,
                                  std::chrono::milliseconds(static_cast<int>(each_ * 1000)));
            action();
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::Limit) throw;
            if (!finding.is_settled()) finding.remark = error.message();
        }
        context_.resume();
    }

    void find_and_prove(const SurveyGame& game, Finding& finding) {
        const Pattern pattern = find_pattern(game.rules, game.largest, context_);
        if (!pattern.is_found()) {
            finding.remark = shortcoming(pattern);
            return;
        }
        finding.status = "conjectured";
        finding.scope = "stacks <= " + std::to_string(pattern.tested);
        finding.cases = case_texts(pattern.set);
        if (pattern.set.has_only_zero_nim_sums()) {
            prove({game.rules, pattern.set, 0}, finding);
            if (finding.status != "conjectured" || !pattern.set.has_nim_sums()) return;
        }
        for (const unsigned bits : kBits)
            if (!prove({game.rules, pattern.set, bits}, finding)) return;
    }

    bool prove(const Claimed& claim, Finding& finding) {
        const PartitionProof proof = prove_partition(claim, context_);
        if (proof.flaw) {
            finding.remark = "what describes the P-positions with " + finding.scope +
                             " fails beyond: " + describe(*proof.flaw);
            finding.status = "open";
            finding.cases.clear();
            return false;
        }
        if (proof.verdict != ProofVerdict::Proved) {
            finding.remark = proof.missing;
            return false;
        }
        finding.status = claim.bits == 0 ? "proved" : "bounded";
        finding.scope = scope(claim);
        finding.proof = proof_line(proof);
        return true;
    }

    void count(const CircularRules& rules, Finding& finding) {
        const std::uint32_t largest = std::min(largest_stack(rules, 5'000'000), 20u);
        finding.scope = counted_scope(rules, largest, context_);
    }

    Context& context_;
    double each_;
};

}  // namespace

std::vector<SurveyGame> games_with_patterns() {
    return {{{2, 1}, 0}, {{3, 1}, 0}, {{3, 2}, 0}, {{3, 3}, 0}, {{4, 1}, 0},
            {{4, 2}, 0}, {{4, 3}, 0}, {{4, 4}, 0}, {{5, 2}, 0}, {{5, 3}, 0},
            {{5, 4}, 0}, {{6, 3}, 0}, {{6, 4}, 8}, {{6, 5}, 0}, {{7, 3}, 6},
            {{7, 4}, 7}, {{7, 6}, 0}, {{8, 6}, 0}, {{9, 4}, 0}};
}

std::optional<Finding> reduced_finding(const CircularRules& rules) {
    const auto quotient = quotient_game(rules);
    if (!quotient || rules.amount <= 1) return std::nullopt;
    Finding finding{game_name(rules), "reduced", "all stack sizes", {}, {}};
    finding.remark = "as " + game_name(*quotient) + " with the stacks divided by " +
                     std::to_string(rules.amount) + ", rounded down";
    return finding;
}

std::string counted_scope(const CircularRules& rules, std::uint32_t largest, Context& context) {
    const PPositions set = sieve(context, Cube(rules, largest), {0, false});
    return std::to_string(set.count()) + " P-positions with stacks <= " + std::to_string(largest);
}

std::vector<SurveyGame> games_with(const std::vector<CircularRules>& all) {
    std::vector<SurveyGame> games;
    std::set<std::string> names;
    for (const CircularRules& rules : all) {
        require_describable(rules);
        if (names.insert(game_name(rules)).second) games.push_back({rules, 0});
    }
    return games;
}

Finding find_out(const SurveyGame& game, double seconds, Context& context) {
    return Researcher(context, seconds).find(game);
}

bool survey(const std::vector<SurveyGame>& games, const SurveyOptions& options, Context& context,
            const std::function<void(const Finding&)>& found) {
    const auto start = Clock::now();
    for (const SurveyGame& game : games) {
        if (const Finding* known =
                options.journal ? options.journal->find(game_name(game.rules)) : nullptr) {
            const bool verify = options.verify || !options.journal->has_checksums();
            found(verify ? Researcher(context, options.seconds_each).verified(*known, game.rules)
                         : *known);
            continue;
        }
        if (options.time.count() > 0 && Clock::now() - start > options.time) return false;
        const Finding finding = find_out(game, options.seconds_each, context);
        if (options.journal) options.journal->append(finding);
        found(finding);
    }
    return true;
}

}  // namespace upstar::circular_nim
