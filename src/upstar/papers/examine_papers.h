// A run over all claims of some papers: what was found, claim by claim.
//
//     const PapersReport report = examine_papers({session}, papers_called("ernst"));
//     for (const ExaminedClaim& each : report.claims) ... each.report.verdict ...
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/papers/claims.h"

namespace upstar {

struct ExaminedClaim {
    const Paper* paper;
    const Claim* claim;
    ClaimReport report;
};

struct PapersReport {
    std::vector<ExaminedClaim> claims;  ///< those that were decided, in the order of the papers
    std::optional<Error> stopped;       ///< what ended the work early

    bool has_refuted() const {
        return std::any_of(claims.begin(), claims.end(), [](const ExaminedClaim& each) {
            return each.report.verdict == Verdict::Refuted;
        });
    }
};

/// How many claims came to which verdict.
struct Tally {
    std::array<std::size_t, kVerdictCount> counts = {};
    std::size_t proved = 0;  ///< for all sizes, or all below a bound, not only checked on examples
    double seconds = 0;

    void add(const ClaimReport& report);
    std::size_t count(Verdict verdict) const { return counts[static_cast<std::size_t>(verdict)]; }
};

/// The paper of this key, or all of them if it is empty. Throws Error (Input) that lists the keys.
std::vector<const Paper*> papers_called(const std::string& key);

/// Told of the run as it goes.
struct PapersObserver {
    std::function<void(const Paper&)> begins = [](const Paper&) {};
    std::function<void(const ExaminedClaim&)> decided = [](const ExaminedClaim&) {};
};

/// An error ends the work and leaves the claims decided before it.
PapersReport examine_papers(const Examination& examination, const std::vector<const Paper*>& papers,
                            const PapersObserver& observer = {});

}  // namespace upstar
