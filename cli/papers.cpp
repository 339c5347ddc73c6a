// upstar papers [PAPER]: checks the claims of the four papers live.
//
// A claim is reported as soon as it is decided, so that an interrupt or a limit leaves what was
// found before it.
#include <array>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "command.h"
#include "interrupt.h"
#include "progress_line.h"
#include "upstar/base/time_limit.h"
#include "upstar/papers/claims.h"

namespace upstar::cli {
namespace {

using Json = nlohmann::ordered_json;

struct PapersCommand {
    std::string key;
    bool quick = false;
    bool full = false;
    unsigned threads = 0;
    bool progress = false;

    Effort effort() const { return quick ? Effort::Quick : full ? Effort::Full : Effort::Usual; }
};

struct Tally {
    std::array<std::size_t, kVerdictCount> counts = {};
    double seconds = 0;

    void add(const ClaimReport& report) {
        ++counts[static_cast<std::size_t>(report.verdict)];
        seconds += report.seconds;
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

std::string summary(const Tally& tally) {
    std::ostringstream text;
    for (const Verdict verdict :
         {Verdict::Holds, Verdict::Corrected, Verdict::Refuted, Verdict::Open})
        text << (verdict == Verdict::Holds ? "" : ", ") << name(verdict) << " "
             << tally.count(verdict);
    text << "; " << std::fixed << std::setprecision(2) << tally.seconds << " s";
    return text.str();
}

class Run {
public:
    Run(Session& session, const PapersCommand& command, const CommonOptions& common)
        : session_(session), command_(command), json_(common.format == Format::Json) {}

    void check(const Paper& paper) {
        if (!json_) std::cout << paper.title << "\n";
        Tally tally;
        for (const Claim& claim : paper.claims) {
            const ClaimReport report = examined(claim);
            tally.add(report);
            failed_ = failed_ || report.verdict == Verdict::Refuted;
            if (json_) {
                records_.push_back(json_of(paper, claim, report));
            } else {
                std::cout << line_of_text(claim, report) << std::flush;
            }
        }
        if (json_) return;
        std::cout << "  " << summary(tally) << "\n";
    }

    /// What is to be written at the end, be it the planned one or not.
    void finish() const {
        if (json_) std::cout << records_.dump(2) << "\n";
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
    bool json_;
    bool failed_ = false;
    Json records_ = Json::array();
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
    if (common.format != Format::Text && common.format != Format::Json)
        throw Error(ErrorKind::Input, "--format is text or json for the papers");
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

void add_papers(CLI::App& app, CommonOptions& common, int& exit_code) {
    auto* command = app.add_subcommand("papers", "check the claims of the four papers");
    auto options = std::make_shared<PapersCommand>();
    command->add_option("paper", options->key,
                        "erickson, ernst, heubach-dufour or berlekamp-scott; default all");
    auto* quick = command->add_flag("--quick", options->quick, "small ranges, in seconds");
    command->add_flag("--full", options->full, "the widest ranges, however long they take")
        ->excludes(quick);
    add_work_options(*command, options->threads, options->progress);
    add_common_options(*command, common);
    command->callback([options, &common, &exit_code] {
        exit_code = ended([&] { return run(*options, common); }, "");
    });
}

}  // namespace upstar::cli
