// upstar papers [PAPER]: checks the claims of the four papers live.
//
// A claim is reported as soon as it is decided, so that an interrupt or a limit leaves what was
// found before it.
#include <iomanip>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <vector>

#include "command.h"
#include "interrupt.h"
#include "progress_line.h"
#include "row_writer.h"
#include "upstar/base/digits.h"
#include "upstar/base/time_limit.h"
#include "upstar/lang/session.h"
#include "upstar/papers/papers_json.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Csv, Format::Json, Format::Latex};

struct PapersCommand {
    std::string key;
    bool quick = false;
    bool full = false;
    unsigned threads = 0;
    bool progress = false;

    Effort effort() const { return quick ? Effort::Quick : full ? Effort::Full : Effort::Usual; }
};

constexpr Verdict kVerdicts[] = {Verdict::Holds, Verdict::Corrected, Verdict::Refuted,
                                 Verdict::Settled, Verdict::Open};

constexpr int kIdWidth = 11;
constexpr int kVerdictWidth = 15;
constexpr std::size_t kIndent = 2 + kIdWidth + kVerdictWidth;
constexpr std::size_t kLineWidth = 110;

// The words of a text from column kIndent on, in lines of at most kLineWidth.
std::string wrapped(const std::string& text) {
    std::istringstream words(text);
    std::string result;
    std::size_t column = kIndent;
    for (std::string word; words >> word;) {
        if (column > kIndent && column + 1 + word.size() > kLineWidth) {
            result += "\n" + std::string(kIndent, ' ');
            column = kIndent;
        } else if (column > kIndent) {
            result += ' ';
            ++column;
        }
        result += word;
        column += word.size();
    }
    return result + "\n";
}

std::string line_of_text(const Claim& claim, const ClaimReport& report, Effort effort) {
    std::ostringstream text;
    const std::string verdict =
        report.verdict == Verdict::Refuted ? "REFUTED" : name(report.verdict);
    text << "  " << std::left << std::setw(kIdWidth) << claim.id << std::setw(kVerdictWidth)
         << verdict << wrapped(claim.statement);
    const auto detail = [&](const std::string& line) {
        text << std::string(kIndent, ' ') << wrapped(line);
    };
    if (!report.counterexample.empty()) detail("but " + report.counterexample);
    if (!report.correction.empty()) detail("right: " + report.correction);
    if (!report.settled.empty()) detail("by: " + report.settled);
    if (!report.scope.empty()) detail("checked: " + joined(report.scope, "; "));
    for (const std::string& gap : report.unproved) detail("not proved: " + gap);
    if (!claim.note.empty()) detail("note: " + claim.note);
    if (!report.is_expected) detail(std::string("expected: ") + name(expected(claim, effort)));
    return text.str();
}

// One line of the table at the end.
std::string summary(const std::string& title, const Tally& tally) {
    std::ostringstream text;
    text << "  " << std::left << std::setw(18) << title << std::right;
    for (const Verdict verdict : kVerdicts) text << std::setw(15) << tally.count(verdict);
    text << std::setw(11) << tally.proved << std::setw(11) << std::fixed << std::setprecision(1)
         << tally.seconds << "\n";
    return text.str();
}

std::string summary_head() {
    std::ostringstream text;
    text << "  " << std::left << std::setw(18) << "claims" << std::right;
    for (const Verdict verdict : kVerdicts) text << std::setw(15) << name(verdict);
    text << std::setw(11) << "(proved)" << std::setw(11) << "seconds"
         << "\n";
    return text.str();
}

// The table at the end: a line for each paper that was examined to its end, and one for all.
std::string summaries(const std::vector<const Paper*>& finished, const PapersReport& report) {
    if (finished.empty()) return {};
    std::string text = "\n" + summary_head();
    Tally all;
    for (const Paper* paper : finished) {
        Tally tally;
        for (const ExaminedClaim& each : report.claims) {
            if (each.paper != paper) continue;
            tally.add(each.report);
            all.add(each.report);
        }
        text += summary(paper->key, tally);
    }
    return finished.size() > 1 ? text + summary("all", all) : text;
}

int run(const PapersCommand& command, const CommonOptions& common) {
    require_format(common.format, kFormats);
    const std::vector<const Paper*> chosen = papers_called(command.key);
    Session session(common.memory_bytes());
    const InterruptGuard guard(session.context());
    const TimeLimit limit(session.context(), common.time());
    RowWriter rows(common.format, {"claim", "verdict", "statement", "counterexample", "correction",
                                   "settled", "checked", "unproved", "note", "seconds"});
    std::optional<ProgressLine> line;  // of the claim that is being decided
    std::vector<const Paper*> finished;
    PapersObserver observer;
    observer.begins = [&](const Paper& paper) {
        if (common.format == Format::Text) std::cout << paper.title << "\n" << std::flush;
        line.emplace(session, command.progress);
    };
    observer.decided = [&](const ExaminedClaim& each) {
        const auto& [paper, claim, report] = each;
        line.reset();
        if (common.format == Format::Text)
            std::cout << line_of_text(*claim, report, command.effort());
        rows.add({claim->id, name(report.verdict), claim->statement, report.counterexample,
                  report.correction, report.settled, joined(report.scope, "; "),
                  joined(report.unproved, "; "), claim->note, seconds_text(report.seconds)});
        std::cout << std::flush;
        if (claim == &paper->claims.back()) finished.push_back(paper);
        line.emplace(session, command.progress);
    };
    const PapersReport report =
        examine_papers({session, command.effort(), command.threads,
                        [&](const SweepProgress& progress) { line->show(progress); }},
                       chosen, observer);
    line.reset();
    rows.finish();
    if (common.format == Format::Json) std::cout << dumped(papers_json(report), 2) << "\n";
    if (common.format == Format::Text) std::cout << summaries(finished, report);
    std::cout << std::flush;
    if (report.stopped) throw *report.stopped;
    return report.is_expected() ? Ok : ClaimFailed;
}

}  // namespace

void add_papers(Command& program, CommonOptions& common) {
    Command& command = program.subcommand("papers", "check the claims of the four papers");
    command.footer(
        "Each claim holds in the range named, is corrected (with a counterexample and what is "
        "right), is refuted, was settled by others since, or is open; `proved` counts those that "
        "were proved here for all sizes, not only checked on examples. The exit code is 1 if a "
        "verdict is not the one expected. At a limit, or after Ctrl-C, what was decided before is "
        "kept.");
    auto options = std::make_shared<PapersCommand>();
    command.positional("PAPER", options->key, "one of them; default all")
        .words("erickson|ernst|heubach-dufour|berlekamp-scott");
    command.flag("--quick", options->quick, "small ranges, in seconds");
    command.flag("--full", options->full, "the widest ranges, however long they take")
        .excludes({"--quick"});
    add_work_options(command, options->threads, options->progress);
    add_common_options(command, common, kFormats);
    command.runs([options, &common] { return ended([&] { return run(*options, common); }, ""); });
}

}  // namespace upstar::cli
