// upstar papers [PAPER]: checks the claims of the four papers live.
//
// A claim is reported as soon as it is decided, so that an interrupt or a limit leaves what was
// found before it.
#include <iostream>
#include <optional>

#include "command.h"
#include "progress_line.h"
#include "upstar/base/row_writer.h"
#include "upstar/papers/papers_json.h"
#include "upstar/papers/papers_text.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Csv, Format::Json, Format::Latex};

struct PapersCommand {
    std::string key;
    bool quick = false;
    bool full = false;

    Effort effort() const { return quick ? Effort::Quick : full ? Effort::Full : Effort::Usual; }
};

int run(const PapersCommand& command, const CommonOptions& common, std::string&) {
    const std::vector<const Paper*> chosen = papers_called(command.key);
    Session session(common.memory_bytes());
    const Limits limits(session.context(), common);
    RowWriter rows(common.format, claim_columns());
    std::cout << rows.begin();
    std::optional<ProgressLine> line;  // of the claim that is being decided
    PapersObserver observer;
    observer.begins = [&](const Paper& paper) {
        if (common.format == Format::Text) std::cout << paper.title << "\n" << std::flush;
        line.emplace(session, common.progress);
    };
    observer.decided = [&](const ExaminedClaim& each) {
        line.reset();
        std::cout << (common.format == Format::Text ? claim_text(each) : rows.add(claim_row(each)))
                  << std::flush;
        line.emplace(session, common.progress);
    };
    const PapersReport report =
        examine_papers({session, command.effort(), common.threads,
                        [&](const SweepProgress& progress) { line->show(progress); }},
                       chosen, observer);
    line.reset();
    std::cout << rows.end();
    if (common.format == Format::Json) std::cout << dumped(papers_json(report), 2) << "\n";
    if (common.format == Format::Text) std::cout << tallies_text(report);
    std::cout << std::flush;
    if (report.stopped) throw *report.stopped;
    return report.has_refuted() ? ClaimFailed : Ok;
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
    add_work_options(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
