// upstar review GAME RECORD: a game that was played, turn by turn: who was winning, which turns let
// a win slip or gave points away, and what was better. `upstar dots review` is the same for Dots.
#include <filesystem>
#include <iostream>

#include "argument_text.h"
#include "command.h"
#include "position_options.h"
#include "progress_line.h"
#include "script_folders.h"
#include "upstar/answers/record.h"
#include "upstar/answers/review_text.h"
#include "upstar/lang/session.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Latex, Format::Csv,
                              Format::Json, Format::Svg,     Format::Tikz};

struct ReviewOptions {
    std::string game;
    std::string record;
    std::vector<std::string> with;
};

bool names_file(const std::string& argument) {
    std::error_code unknown;
    return std::filesystem::exists(argument, unknown);
}

// The text of a record: of a file by its name, else as any argument.
std::string record_of(const std::string& argument) {
    return argument_text(names_file(argument) ? "@" + argument : argument);
}

Match reviewed_match(const Catalog& catalog, const ReviewOptions& options, std::string& input) {
    const RulesetPtr game = game_with(catalog, options.game, options.with);
    input = record_of(options.record);
    try {
        Match match = parse_record(catalog, input, game).match;
        if (!match.history().empty()) return match;
    } catch (const Error&) {
        // A word that is no position was meant for a file.
        const bool is_word = input.find_first_of(" \n") == std::string::npos;
        if (!is_word || names_file(options.record)) throw;
        if (!input.empty())
            throw Error(ErrorKind::Input,
                        "there is no file " + input +
                            "; a record is a file that `save` wrote, or a position and the turns "
                            "of the game in the order of play");
    }
    throw Error(ErrorKind::Input,
                "to review a game takes its turns in the order of play, behind the position: `" +
                    game->about().examples.back() + " 1. ... 2. ...`, or a file that `save` wrote");
}

int run(const ReviewOptions& options, const CommonOptions& common, std::string& input) {
    Session session(common.memory_bytes());
    use_scripts(session);
    session.evaluators().set_threads(common.thread_count());
    Match match = reviewed_match(session.catalog(), options, input);
    const InterruptGuard guard(session.context());  // until what is known is written
    const Review judged = [&] {
        const ContextLine status(session.context(), common.progress);
        const std::chrono::milliseconds time = common.time_or(kTimeToReview);
        Review found = review(std::move(match), session.evaluators(), time);
        add_values(found, session.evaluators(), time / kShareOfValues);
        return found;
    }();
    std::cout << review_text(session.arena(), judged, common.format);
    const std::size_t unknown = judged.unknown();
    if (unknown == 0) return Ok;
    const std::string turns = unknown == 1 ? "turn is" : std::to_string(unknown) + " turns are";
    remark("the first " + turns + " out of reach in this time; --time-limit gives more");
    return LimitReached;
}

void add_rest(Command& command, CommonOptions& common,
              const std::shared_ptr<ReviewOptions>& options) {
    command
        .positional("RECORD", options->record,
                    "a file that `save` wrote, or the position and all turns in the order of play "
                    "(3x3 1. a1b1 2. b1b2); - reads it from standard input, @FILE from a file")
        .required();
    add_work_options(command, common);
    command.footer(
        "Each turn is judged by exact answers, the last ones first, within 20 seconds or "
        "--time-limit; where that does not do for all, the exit code is 3. In a scoring game the "
        "margin is what the player gets more from there on, both playing their best, and the cost "
        "what his turn loses of it.");
    set_action(command, common, kFormats, options, run);
}

}  // namespace

void add_review(Command& program, CommonOptions& common) {
    Command& command =
        program.subcommand("review", "which moves of a game let a win slip, and what was better");
    auto options = std::make_shared<ReviewOptions>();
    add_game_argument(command, options->game);
    add_with_option(command, options->with);
    add_rest(command, common, options);
}

void add_dots_review(Command& dots, CommonOptions& common) {
    Command& command = dots.subcommand("review", "which turns of a game gave boxes away");
    auto options = std::make_shared<ReviewOptions>();
    options->game = "dots";
    add_rest(command, common, options);
}

}  // namespace upstar::cli
