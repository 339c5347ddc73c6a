// upstar dots review RECORD: which turns of a game of Dots-and-Boxes gave boxes away.
#include <iostream>

#include "command.h"
#include "dots_options.h"
#include "progress_line.h"
#include "upstar/games/dots/answers/game_review_text.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Latex, Format::Csv,
                              Format::Json};

constexpr std::chrono::milliseconds kStandardTime{20000};  // for the whole game

int run(const std::string& record, const CommonOptions& common, std::string& input) {
    const DotsPosition game = dots_position_of(record, input);
    Context context(common.memory_bytes());
    DotsAdviser adviser(context, common.thread_count());
    const InterruptGuard guard(context);  // until what is known is written
    const GameReview review = [&] {
        const ContextLine status(context, common.progress);
        return review_game(game, adviser, common.time_or(kStandardTime));
    }();
    std::cout << game_review_text(review, common.format);
    const std::size_t unknown = review.unknown();
    if (unknown == 0) return Ok;
    remark("the first " + std::to_string(unknown) +
           " turns are out of reach in this time; --time-limit gives more");
    return LimitReached;
}

}  // namespace

void add_dots_review(Command& dots, CommonOptions& common) {
    Command& command = dots.subcommand("review", "which turns of a game gave boxes away");
    auto record = std::make_shared<std::string>();
    command
        .positional("RECORD", *record,
                    "a size and all lines in the order of play (3x3 1. a1b1 2. b1b2); - reads it "
                    "from standard input, @FILE from a file")
        .required();
    add_work_options(command, common);
    command.footer(
        "The margin is that of the player to move, from there on, both playing their best; the "
        "cost is what his turn loses of it. The last turns are judged first, within 20 seconds "
        "or --time-limit; where that does not do for all, the exit code is 3.");
    set_action(command, common, kFormats, record, run);
}

}  // namespace upstar::cli
