// upstar table GAME TEMPLATE --a 1..7 ...: the values of a family of positions.
#include <iostream>

#include "command.h"
#include "dictionary_option.h"
#include "family_options.h"
#include "output_file.h"
#include "progress_line.h"
#include "remedy_words.h"
#include "script_folders.h"
#include "upstar/sweep/table_text.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode,   Format::Latex,
                              Format::Csv,  Format::Json,      Format::Svg,
                              Format::Tikz, Format::JsonLines, Format::Bfile};

struct TableCommand : FamilyOptions {
    std::string show = "value";
    std::size_t longest = 0;  // 0: no bound
    std::string journal;
    std::vector<std::string> guesses;
};

// Errors in a guess are told with the guess itself, since offsets are about the template.
Formula guess_of(Session& session, const std::string& text) {
    try {
        return {session, text};
    } catch (const Error& error) {
        throw error.retold("the guess `" + text + "`: " + error.message());
    }
}

Table computed(Session& session, const Family& family, const TableCommand& command,
               const CommonOptions& common) {
    ProgressLine line(session, common.progress);
    TableOptions options;
    options.measures = parse_measures(command.show);
    if (command.longest > 0) options.longest = command.longest;
    options.threads = common.threads;
    require_different_files({common.output, command.journal});
    options.journal = command.journal;
    for (const std::string& guess : command.guesses)
        options.guesses.push_back(guess_of(session, guess));
    options.observer = [&](const SweepProgress& progress) { line.show(progress); };
    const TimeLimit limit(session.context(), common.time());
    return make_table(session, family, options);
}

int run(const TableCommand& command, const CommonOptions& common, std::string& input) {
    input = command.position_template;
    Session session(common.memory_bytes());
    use_scripts(session);
    use_dictionary(session, common);
    const Family family = family_of(session, command);
    const InterruptGuard guard(session.context());  // until what is finished is written
    const Table table = computed(session, family, command, common);
    session.context().resume();
    std::cout << table_text(session, family, table, common.format, command.longest > 0)
              << std::flush;
    if (!table.stopped) return Ok;
    remark(advised(*table.stopped) + "; " + std::to_string(table.progress.done) + " of " +
           std::to_string(table.progress.cells) + " cells are done" +
           (command.journal.empty() ? "; --journal FILE would keep them for the next run"
                                    : kJournalGoesOn));
    return LimitReached;
}

}  // namespace

void add_table(Command& program, CommonOptions& common) {
    Command& command = program.subcommand("table", "the values of a family of positions");
    command.footer(
        "In a template such as 2x{n} or T^a .^b F^c the parameters stand for whole numbers, and "
        "--a 1..7 gives one its range; a bound may use parameters given before. At a limit what is "
        "finished is printed.");
    auto options = std::make_shared<TableCommand>();
    add_family_options(command, *options, common);
    command.option("--show", "value|outcome|mean|temperature|left-stop|right-stop|nim-value",
                   options->show, "what of each position; several with commas");
    command.number("--longest", "N", options->longest, 1, std::size_t{1} << 24,
                   "show a value of more than N characters by its mean, temperature and stops");
    command.option("--journal", "FILE", options->journal,
                   "keep finished cells in FILE; a later run with it goes on from there");
    command.option("--guess", "FORMULA", options->guesses,
                   "a formula that the value may be equal to; who wins the difference decides. "
                   "Several are tried in turn, and if all fail the value is computed");
    add_dictionary_option(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
