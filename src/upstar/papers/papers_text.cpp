#include "upstar/papers/papers_text.h"

#include <iomanip>
#include <sstream>

#include "upstar/base/digits.h"
#include "upstar/base/words.h"
#include "upstar/base/wrapped_text.h"

namespace upstar {
namespace {

constexpr Verdict kVerdicts[] = {Verdict::Holds, Verdict::Corrected, Verdict::Refuted,
                                 Verdict::Open};

constexpr int kIdWidth = 11;
constexpr int kVerdictWidth = 11;
constexpr std::size_t kIndent = 2 + kIdWidth + kVerdictWidth;
constexpr std::size_t kLineWidth = 110;

std::string tally_heading() {
    std::ostringstream text;
    text << "  " << std::left << std::setw(18) << "claims" << std::right;
    for (const Verdict verdict : kVerdicts) text << std::setw(11) << name(verdict);
    text << std::setw(11) << "(proved)" << std::setw(11) << "seconds"
         << "\n";
    return text.str();
}

std::string tally_line(const std::string& title, const Tally& tally) {
    std::ostringstream text;
    text << "  " << std::left << std::setw(18) << title << std::right;
    for (const Verdict verdict : kVerdicts) text << std::setw(11) << tally.count(verdict);
    text << std::setw(11) << tally.proved << std::setw(11) << std::fixed << std::setprecision(1)
         << tally.seconds << "\n";
    return text.str();
}

}  // namespace

std::string claim_text(const ExaminedClaim& examined) {
    const auto& [paper, claim, report] = examined;
    const std::string verdict =
        report.verdict == Verdict::Refuted ? "REFUTED" : name(report.verdict);
    std::ostringstream text;
    text << "  " << std::left << std::setw(kIdWidth) << claim->id << std::setw(kVerdictWidth)
         << verdict << wrapped(claim->statement, kIndent, kLineWidth) << "\n";
    const auto detail = [&text](const std::string& line) {
        text << std::string(kIndent, ' ') << wrapped(line, kIndent, kLineWidth) << "\n";
    };
    if (!report.counterexample.empty()) detail("but " + report.counterexample);
    if (!report.correction.empty()) detail("right: " + report.correction);
    for (const std::string& scope : report.scope) detail("checked: " + scope);
    return text.str();
}

std::string tallies_text(const PapersReport& report) {
    std::string lines;
    Tally all;
    int finished = 0;
    for (std::size_t end = 0, begin = 0; end < report.claims.size();) {
        const auto& [paper, claim, last] = report.claims[end++];
        if (claim != &paper->claims.back()) continue;
        Tally tally;
        for (; begin < end; ++begin) {
            tally.add(report.claims[begin].report);
            all.add(report.claims[begin].report);
        }
        lines += tally_line(paper->key, tally);
        ++finished;
    }
    if (finished == 0) return {};
    return "\n" + tally_heading() + lines + (finished > 1 ? tally_line("all", all) : "");
}

std::vector<std::string> claim_columns() {
    return {"claim", "verdict", "statement", "counterexample", "correction", "checked", "seconds"};
}

std::vector<std::string> claim_row(const ExaminedClaim& examined) {
    const auto& [paper, claim, report] = examined;
    return {claim->id,
            name(report.verdict),
            claim->statement,
            report.counterexample,
            report.correction,
            joined(report.scope, "; "),
            seconds_text(report.seconds)};
}

}  // namespace upstar
