#include "upstar/papers/examine_papers.h"

#include <algorithm>

namespace upstar {

void Tally::add(const ClaimReport& report) {
    ++counts[static_cast<std::size_t>(report.verdict)];
    proved += report.proved;
    seconds += report.seconds;
}

std::vector<const Paper*> papers_called(const std::string& key) {
    std::vector<const Paper*> result;
    std::string keys;
    for (const Paper& paper : papers()) {
        keys += (keys.empty() ? "" : ", ") + paper.key;
        if (key.empty() || key == paper.key) result.push_back(&paper);
    }
    if (result.empty())
        throw Error(ErrorKind::Input, "no paper called `" + key + "`; there are " + keys);
    return result;
}

bool PapersReport::is_expected() const {
    return std::all_of(claims.begin(), claims.end(),
                       [](const ExaminedClaim& each) { return each.report.is_expected; });
}

PapersReport examine_papers(const Examination& examination, const std::vector<const Paper*>& papers,
                            const PapersObserver& observer) {
    PapersReport report;
    try {
        for (const Paper* paper : papers) {
            observer.begins(*paper);
            for (const Claim& claim : paper->claims) {
                report.claims.push_back({paper, &claim, examine(examination, claim)});
                observer.decided(report.claims.back());
            }
        }
    } catch (const Error& error) {
        report.stopped = error;
    }
    return report;
}

}  // namespace upstar
