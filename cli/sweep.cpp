// upstar sweep GAME TEMPLATE --a 1..7 ...: a table, or a test of a formula, of any size, that
// outlives whatever ends the run.
#include "upstar/sweep/sweep.h"

#include <csignal>
#include <filesystem>
#include <functional>
#include <iostream>
#include <memory>
#include <utility>

#include "argument_text.h"
#include "command.h"
#include "dictionary_option.h"
#include "family_options.h"
#include "output_file.h"
#include "progress_line.h"
#include "remedy_words.h"
#include "script_folders.h"
#include "upstar/collect/fill.h"
#include "upstar/sweep/sweep_helpers.h"
#include "upstar/sweep/swept_table.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode,   Format::Latex,
                              Format::Csv,  Format::Json,      Format::Svg,
                              Format::Tikz, Format::JsonLines, Format::Bfile};

constexpr std::size_t kMostFailuresTold = 3;

struct SweepCommand : FamilyOptions {
    std::string plan;
    std::string definitions;
    std::string show = "value";
    std::size_t longest = 0;  // 0: no bound
    std::vector<std::string> guesses;
    std::string formula;
    std::string part = "1/1";
    std::string journal;
};

SweepPlan plan_of(const SweepCommand& command) {
    if (!command.plan.empty()) {
        if (!command.game.empty())
            throw Error(ErrorKind::Input,
                        "--plan FILE says which game and which positions; leave GAME and TEMPLATE "
                        "out");
        return sweep_plan_from(argument_text("@" + command.plan));
    }
    if (command.game.empty() || command.position_template.empty())
        throw Error(ErrorKind::Input,
                    "which positions? Give GAME, TEMPLATE and the ranges of its parameters, or "
                    "--plan FILE");
    SweepPlan plan;
    if (!command.definitions.empty()) plan.definitions = argument_text("@" + command.definitions);
    Session session;
    define(session, plan.definitions);
    const FamilyPlan family = family_plan_of(session.catalog(), command);
    plan.game = ruleset_text(family.ruleset());
    plan.position_template = family.template_text();
    plan.ranges = family.range_texts();
    plan.measures = parse_measures(command.show);
    plan.longest = command.longest;
    plan.guesses = command.guesses;
    plan.formula = command.formula;
    return plan;
}

// Where finished cells are kept.
std::string journal_of(const SweepCommand& command, const CommonOptions& common,
                       const SweepPart& part) {
    if (!command.journal.empty()) return command.journal;
    if (common.output.empty())
        throw Error(ErrorKind::Input,
                    "a sweep keeps what is done in a file: give --output FILE, or --journal FILE");
    if (part.of == 1) return common.output + ".journal";
    return common.output + ".part-" + std::to_string(part.number) + "-of-" +
           std::to_string(part.of);
}

std::string counted_cells(const SweepProgress& progress) {
    return std::to_string(progress.done) + " of " + std::to_string(progress.cells) +
           " cells are done";
}

// What kept the sweep from its end.
int told(const SweepEnd& end, const std::string& journal) {
    if (end.stopped)
        remark(advised(*end.stopped) + "; " + counted_cells(end.progress) + "; " + journal +
               " has them, and the same command goes on from there");
    for (std::size_t i = 0; i < std::min(end.failed.size(), kMostFailuresTold); ++i)
        remark("cell " + std::to_string(end.failed[i].number) + ": " + advised(end.failed[i].why));
    if (end.failed.size() > kMostFailuresTold)
        remark("and " + std::to_string(end.failed.size() - kMostFailuresTold) +
               " more cells failed");
    if (!end.failed.empty())
        remark(counted_cells(end.progress) +
               "; the same command with higher limits tries the others again");
    return LimitReached;
}

SweepOptions options_of(const CommonOptions& common, Ranks* ranks) {
    SweepOptions options;
    options.threads = common.threads;
    options.memory_limit = common.memory_bytes();
    if (ranks != nullptr && common.memory_limit == 0)
        options.memory_limit /= static_cast<std::size_t>(ranks->on_this_machine());
    // A dictionary that this sweep begins has nothing to say yet.
    if (std::filesystem::exists(common.dictionary))
        options.prepare = [&common](Session& session) { use_dictionary(session, common); };
    options.ranks = ranks;
    return options;
}

// What is wrong with the plan is told before the work.
void require_sound(const SweepPlan& plan, const CommonOptions& common) {
    Session session(common.memory_bytes());
    use_scripts(session);
    PlannedSweep(session, plan).count();
    SweptTable::require_format(plan, common.format);
}

int write_result(const SweepPlan& plan, const std::string& journal, const CommonOptions& common) {
    Session session(common.memory_bytes());
    use_scripts(session);
    const SweptTable table({journal});
    if (!common.dictionary.empty()) {
        Dictionary dictionary(common.dictionary, Dictionary::Use::Write);
        DictionaryWriter writer(dictionary, session.arena(),
                                computed_here("sweep " + described(plan)));
        fill(session, table, writer);
        writer.finish();
    }
    return table.write(session, common.format, std::cout) ? Ok : ClaimFailed;
}

int sweep(const SweepCommand& command, const CommonOptions& common, const SweepPlan& plan,
          Ranks* ranks) {
    const SweepPart part = SweepPart::from(command.part);
    const std::string journal = journal_of(command, common, part);
    require_different_files({common.output, journal});
    Context control;
    const Limits limits(control, common);
    SweepEnd end;
    {
        SweepFile file(journal, plan, part);
        if (file.damaged() > 0)
            remark(std::to_string(file.damaged()) + " damaged lines of " + journal +
                   " are left out; their cells are computed again");
        LongSweepLine line(common.progress);
        SweepOptions options = options_of(common, ranks);
        options.observer = [&](const SweepProgress& progress) { line.show(progress); };
        end = run_sweep(control, plan, part, file, options);
    }
    if (!end.is_complete()) return told(end, journal);
    if (part.of == 1) return write_result(plan, journal, common);
    remark("part " + to_string(part) + " is done; " + journal +
           " has it, and `upstar merge` joins the parts");
    return Ok;
}

// Of all processes but the first: what is wrong is told by that one.
int help(const SweepCommand& command, const CommonOptions& common, Ranks& ranks) {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, SIG_IGN);
    try {
        help_sweep(plan_of(command), options_of(common, &ranks));
    } catch (const Error&) {
        help_sweep({}, options_of(common, &ranks));
    }
    return Ok;
}

int run(const SweepCommand& command, const CommonOptions& common, std::string& input) {
    input = command.position_template;
    const std::unique_ptr<Ranks> ranks =
        Ranks::joined(std::filesystem::read_symlink("/proc/self/exe").string());
    if (ranks != nullptr && !ranks->is_first()) return help(command, common, *ranks);
    SweepHelpers others(ranks.get());  // go home whatever happens here
    const SweepPlan plan = plan_of(command);
    require_sound(plan, common);
    return sweep(command, common, plan, ranks.get());
}

}  // namespace

void add_sweep(Command& program, CommonOptions& common) {
    Command& command =
        program.subcommand("sweep", "a table of any size, or a conjecture on as many positions");
    command.footer(
        "Takes what `upstar table` takes, and writes the same. What is finished is kept beside "
        "FILE, in FILE.journal, at once; the same command goes on from there, and the result does "
        "not depend on threads, parts or interruptions. With --part 2/8 it computes only the "
        "second of eight parts, into FILE.part-2-of-8; `upstar merge` joins them.");
    auto options = std::make_shared<SweepCommand>();
    add_family_options(command, *options, common, Needed::No);
    command.option("--plan", "FILE", options->plan,
                   "take all that is computed from FILE, JSON as the manual describes it");
    command.option("--definitions", "FILE", options->definitions,
                   "lines of the language that come first: what the formulas use");
    command.option("--show", "value|outcome|mean|temperature|left-stop|right-stop|nim-value",
                   options->show, "what of each position; several with commas");
    command.number("--longest", "N", options->longest, 1, std::size_t{1} << 24,
                   "show a value of more than N characters by its mean, temperature and stops");
    command.option("--guess", "FORMULA", options->guesses,
                   "a formula that the value may be equal to, as of `upstar table`");
    command.option("--formula", "FORMULA", options->formula,
                   "test a conjecture, as `upstar conjecture` does, in every case");
    command.option("--part", "I/N", options->part, "only part I of N: 2/8");
    command.option("--journal", "FILE", options->journal, "keep finished cells in FILE instead");
    command.option("--dict", "FILE", common.dictionary,
                   "take values that the dictionary FILE has from there, and add all that are "
                   "found");
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
