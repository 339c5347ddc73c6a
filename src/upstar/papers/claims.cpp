#include "upstar/papers/claims.h"

#include <array>
#include <chrono>

namespace upstar {
namespace {

// Runs the checks up to the first counterexample, which it returns; empty if there is none.
std::string run(const Examination& examination, const std::vector<Check>& checks,
                ClaimReport& report) {
    for (const Check& check : checks) {
        Finding finding = check(examination);
        if (!finding.holds()) return std::move(finding.counterexample);
        if (!finding.scope.empty()) report.scope.push_back(std::move(finding.scope));
        if (!finding.unproved.empty()) report.unproved.push_back(std::move(finding.unproved));
        report.proved = report.proved || finding.proves;
    }
    return {};
}

Verdict verdict_if_true(const Claim& claim) {
    if (claim.kind == ClaimKind::Theorem) return Verdict::Holds;
    return claim.settled.empty() ? Verdict::Open : Verdict::Settled;
}

void decide(const Examination& examination, const Claim& claim, ClaimReport& report) {
    report.counterexample = run(examination, claim.checks, report);
    if (report.counterexample.empty()) {
        report.verdict = verdict_if_true(claim);
        if (report.verdict == Verdict::Settled) report.settled = claim.settled;
        return;
    }
    report.verdict = Verdict::Refuted;
    report.proved = false;
    report.unproved.clear();
    if (claim.corrected.empty()) return;  // the scope is that of the checks before
    report.scope.clear();
    const std::string again = run(examination, claim.corrected, report);
    if (again.empty()) {
        report.verdict = Verdict::Corrected;
        report.correction = claim.correction;
    } else {
        report.counterexample += "; and against the correction: " + again;
    }
}

}  // namespace

const char* name(Verdict verdict) {
    constexpr std::array<const char*, kVerdictCount> kNames = {"holds", "corrected", "refuted",
                                                               "settled since", "open"};
    return kNames[static_cast<std::size_t>(verdict)];
}

Verdict expected(const Claim& claim, Effort effort) {
    if (claim.falls && effort >= *claim.falls) return Verdict::Refuted;
    return claim.corrected.empty() ? verdict_if_true(claim) : Verdict::Corrected;
}

ClaimReport examine(const Examination& examination, const Claim& claim) {
    const auto start = std::chrono::steady_clock::now();
    ClaimReport report;
    decide(examination, claim, report);
    report.is_expected = report.verdict == expected(claim, examination.effort);
    report.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

}  // namespace upstar
