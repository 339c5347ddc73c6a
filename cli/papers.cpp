// upstar papers [PAPER]: checks the claims of the four papers live.
//
// A claim is reported as soon as it is decided, so that an interrupt or a limit leaves what was
// found before it.
#include <algorithm>
#include <array>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <utility>
#include <vector>

#include "checkpoint.h"
#include "command.h"
#include "interrupt.h"
#include "progress_line.h"
#include "row_writer.h"
#include "upstar/base/json.h"
#include "upstar/base/time_limit.h"
#include "upstar/lang/session.h"
#include "upstar/papers/claims.h"

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
                                 Verdict::Open};

struct Tally {
    std::array<std::size_t, kVerdictCount> counts = {};
    std::size_t proved = 0;  // for all sizes, or all below a bound, not only checked on examples
    double seconds = 0;

    void add(const ClaimReport& report) {
        ++counts[static_cast<std::size_t>(report.verdict)];
        proved += std::any_of(report.scope.begin(), report.scope.end(),
                              [](const std::string& line) { return line.rfind("proved", 0) == 0; });
        seconds += report.seconds;
    }
    void add(const Tally& other) {
        for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += other.counts[i];
        proved += other.proved;
        seconds += other.seconds;
    }
    std::size_t count(Verdict verdict) const { return counts[static_cast<std::size_t>(verdict)]; }
};

constexpr int kIdWidth = 11;
constexpr int kVerdictWidth = 11;
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

std::string line_of_text(const Claim& claim, const ClaimReport& report) {
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
    for (const std::string& scope : report.scope) detail("checked: " + scope);
    return text.str();
}

Json json_of(const Paper& paper, const Claim& claim, const ClaimReport& report) {
    return {{"paper", paper.key},
            {"claim", claim.id},
            {"statement", claim.statement},
            {"verdict", name(report.verdict)},
            {"scope", report.scope},
            {"counterexample", report.counterexample},
            {"correction", report.correction},
            {"seconds", report.seconds}};
}

// One line of the table at the end.
std::string summary(const std::string& title, const Tally& tally) {
    std::ostringstream text;
    text << "  " << std::left << std::setw(18) << title << std::right;
    for (const Verdict verdict : kVerdicts) text << std::setw(11) << tally.count(verdict);
    text << std::setw(11) << tally.proved << std::setw(11) << std::fixed << std::setprecision(1)
         << tally.seconds << "\n";
    return text.str();
}

std::string summary_head() {
    std::ostringstream text;
    text << "  " << std::left << std::setw(18) << "claims" << std::right;
    for (const Verdict verdict : kVerdicts) text << std::setw(11) << name(verdict);
    text << std::setw(11) << "(proved)" << std::setw(11) << "seconds"
         << "\n";
    return text.str();
}

class Run {
public:
    Run(Session& session, const PapersCommand& command, const CommonOptions& common)
        : session_(session),
          command_(command),
          format_(common.format),
          rows_(format_, {"claim", "verdict", "statement", "counterexample", "correction",
                          "checked", "seconds"}) {}

    void check(const Paper& paper) {
        if (format_ == Format::Text) std::cout << paper.title << "\n";
        Tally tally;
        for (const Claim& claim : paper.claims) {
            const ClaimReport report = examined(claim);
            tally.add(report);
            failed_ = failed_ || report.verdict == Verdict::Refuted;
            if (format_ == Format::Json) records_.push_back(json_of(paper, claim, report));
            if (format_ == Format::Text) std::cout << line_of_text(claim, report);
            rows_.add({claim.id, name(report.verdict), claim.statement, report.counterexample,
                       report.correction, joined(report.scope, "; "),
                       seconds_text(report.seconds)});
            std::cout << std::flush;
        }
        tallies_.emplace_back(paper.key, tally);
    }

    /// What is to be written at the end, be it the planned one or not.
    void finish() const {
        rows_.finish();
        if (format_ == Format::Json) {
            std::cout << dumped(records_, 2) << "\n";
        } else if (format_ == Format::Text && !tallies_.empty()) {
            std::cout << "\n" << summary_head();
            Tally all;
            for (const auto& [title, tally] : tallies_) {
                std::cout << summary(title, tally);
                all.add(tally);
            }
            if (tallies_.size() > 1) std::cout << summary("all", all);
        }
        std::cout << std::flush;
    }

    bool failed() const { return failed_; }

private:
    ClaimReport examined(const Claim& claim) {
        ProgressLine line(session_, command_.progress);
        return examine({session_, command_.effort(), command_.threads,
                        [&](const SweepProgress& progress) { line.show(progress); }},
                       claim);
    }

    Session& session_;
    const PapersCommand& command_;
    Format format_;
    RowWriter rows_;
    bool failed_ = false;
    Json records_ = Json::array();
    std::vector<std::pair<std::string, Tally>> tallies_;
};

std::vector<const Paper*> chosen(const std::string& key) {
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

int run(const PapersCommand& command, const CommonOptions& common) {
    require_format(common.format, kFormats);
    const std::vector<const Paper*> selected = chosen(command.key);
    Session session(common.memory_bytes());
    const InterruptGuard guard(session.context());
    const TimeLimit limit(session.context(), common.time());
    Run work(session, command, common);
    try {
        for (const Paper* paper : selected) work.check(*paper);
    } catch (const Error&) {
        work.finish();
        throw;
    }
    work.finish();
    return work.failed() ? ClaimFailed : Ok;
}

}  // namespace

void add_papers(Command& program, CommonOptions& common) {
    Command& command = program.subcommand("papers", "check the claims of the four papers");
    command.footer(
        "Each claim holds, is corrected (with a counterexample and what is right), is refuted, or "
        "is open; `proved` counts those that were proved, not only checked on examples. At a "
        "limit, or after Ctrl-C, what was decided before is kept.");
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
