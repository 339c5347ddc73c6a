// upstar nim theorems: finds and proves the P-positions of one game after the other.
//
// Without a range, of the games whose P-positions a pattern is known to describe; with --n and the
// like, of every game in the ranges, each within its share of time. What is finished is written at
// once, and kept in a journal from which a later run goes on.
#include <iostream>
#include <sstream>

#include "command.h"
#include "nim_game.h"
#include "output_file.h"
#include "progress_line.h"
#include "remedy_words.h"
#include "upstar/base/row_writer.h"
#include "upstar/games/circular_nim/theorems/survey.h"
#include "upstar/games/circular_nim/theorems/theorem_json.h"
#include "upstar/games/circular_nim/theorems/theorem_text.h"
#include "upstar/lang/session.h"
#include "upstar/sweep/ranges.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Csv, Format::Json, Format::Latex};

struct TheoremsCommand {
    std::string n;
    std::string k = "1..n";
    std::string a = "1";
    std::string rules = "V5";  // with commas
    NimFamily family;
    double each = 60;
    std::string journal;
    bool verify = false;
};

constexpr std::int64_t kLargestNumber = 1023;

std::uint32_t number_in(const Binding& binding) {
    if (binding.value < 0 || binding.value > kLargestNumber)
        throw Error(ErrorKind::Input, binding.name + " is from 0 to " +
                                          std::to_string(kLargestNumber) + ", not " +
                                          std::to_string(binding.value));
    return static_cast<std::uint32_t>(binding.value);
}

std::vector<SurveyGame> games_of(const TheoremsCommand& command) {
    if (command.n.empty()) return games_with_patterns();
    Session session;
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    const Ranges ranges({{"n", command.n}, {"k", command.k}, {"a", command.a}});
    std::vector<CircularRules> all;
    std::istringstream asked(command.rules);
    for (std::string rule; std::getline(asked, rule, ',');)
        for (const Bindings& bindings : ranges.assignments(work)) {
            const std::uint32_t amount = rule == "V3" ? 1 : number_in(bindings[2]);
            const NimGame game{number_in(bindings[0]), number_in(bindings[1]), rule, amount,
                               command.family};
            all.push_back(game.rules());
        }
    return games_with(all);
}

int run(const TheoremsCommand& command, const CommonOptions& common, std::string&) {
    if (command.verify && command.journal.empty())
        throw Error(ErrorKind::Input, "--verify is for what a journal says: add --journal FILE");
    const std::vector<SurveyGame> games = games_of(command);
    require_different_files({common.output, command.journal});
    std::unique_ptr<FindingsFile> journal;
    if (!command.journal.empty()) journal = std::make_unique<FindingsFile>(command.journal);

    Context context(common.memory_bytes());
    const ContextLine line(context, common.progress);
    const InterruptGuard guard(context);
    Json records = Json::array();
    bool settled = true;
    RowWriter rows(common.format, finding_columns());
    std::cout << rows.begin();
    const bool complete =
        survey(games, {command.each, common.time(), journal.get(), command.verify}, context,
               [&](const Finding& finding) {
                   settled = settled && finding.is_settled();
                   if (common.format == Format::Json) records.push_back(json_of(finding));
                   std::cout << (common.format == Format::Text ? describe(finding)
                                                               : rows.add(finding_row(finding)))
                             << std::flush;
               });
    if (!complete)
        throw Error(ErrorKind::Limit,
                    std::string("time is up") + (journal ? kJournalGoesOn : kJournalWouldKeep));
    std::cout << rows.end();
    if (common.format == Format::Json) std::cout << dumped(records, 1) << "\n";
    return settled ? Ok : ClaimFailed;
}

}  // namespace

void add_nim_theorems(Command& nim, CommonOptions& common) {
    Command& command = nim.subcommand("theorems", "find and prove a table of theorems");
    auto options = std::make_shared<TheoremsCommand>();
    command.option("--n", "RANGE", options->n,
                   "how many stacks: all games with so many; without it, those of which a "
                   "pattern is known to be found");
    command.option("--k", "RANGE", options->k, "sizes of the window; default 1..n");
    command.option("--a", "RANGE", options->a, "the number in the rules; default 1");
    command.option("--rule", "RULES", options->rules, "rules, such as V1,V3; default V5");
    add_nim_family(command, options->family);
    command.number("--each", "SECONDS", options->each, 0.1, 1e6,
                   "seconds for each game at most; default 60");
    command.option("--journal", "FILE", options->journal,
                   "keep what is done in FILE; a later run with it goes on from there");
    command.flag(
        "--verify", options->verify,
        "check what FILE says: make the scripts of its proofs again and decide them, count "
        "what is open again");
    add_progress_option(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
