#include "upstar/papers/claims.h"

#include <array>
#include <chrono>

namespace upstar {
namespace {

// Runs the checks up to the first counterexample, which it returns; empty if there is none.
std::string run(const Examination& examination, const std::vector<Check>& checks,
                std::vector<std::string>& scope) {
    for (const Check& check : checks) {
        Finding finding = check(examination);
        if (!finding.holds()) return std::move(finding.counterexample);
        if (!finding.scope.empty()) scope.push_back(std::move(finding.scope));
    }
    return {};
}

void decide(const Examination& examination, const Claim& claim, ClaimReport& report) {
    if (claim.kind == ClaimKind::Question) {
        report.verdict = Verdict::Open;
        return;
    }
    report.counterexample = run(examination, claim.checks, report.scope);
    if (report.counterexample.empty()) {
        report.verdict = claim.kind == ClaimKind::Theorem ? Verdict::Holds : Verdict::Open;
        return;
    }
    report.verdict = Verdict::Refuted;
    report.scope.clear();
    if (claim.corrected.empty()) return;
    const std::string again = run(examination, claim.corrected, report.scope);
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
                                                               "open"};
    return kNames[static_cast<std::size_t>(verdict)];
}

ClaimReport examine(const Examination& examination, const Claim& claim) {
    const auto start = std::chrono::steady_clock::now();
    ClaimReport report;
    decide(examination, claim, report);
    report.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

}  // namespace upstar
