// upstar dots review RECORD: which turns of a game of Dots-and-Boxes gave boxes away.
#include <chrono>
#include <iostream>
#include <memory>

#include "command.h"
#include "dots_options.h"
#include "interrupt.h"
#include "progress_line.h"
#include "row_writer.h"
#include "table_layout.h"
#include "upstar/games/dots/answers/game_review.h"
#include "upstar/games/dots/answers/game_review_json.h"
#include "upstar/games/dots/rules/dots_text.h"
#include "upstar/lang/session.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Latex, Format::Csv,
                              Format::Json};

constexpr std::chrono::milliseconds kStandardTime{20000};  // for the whole game

struct ReviewCommand {
    std::string record;
    unsigned threads = 0;
    bool progress = false;
};

std::vector<std::string> row_of(const GameReview& review, std::size_t i, LineNames names) {
    const ReviewedTurn& turn = review.turns[i];
    return {std::to_string(i + 1),
            scorer_letter(turn.player),
            joined(review.names(turn.lines, names), ","),
            turn.margin ? std::to_string(*turn.margin) : "",
            turn.cost > 0 ? std::to_string(turn.cost) : "",
            joined(review.names(turn.better, names), ",")};
}

void show_table(const GameReview& review, Format format) {
    const LineNames names = format == Format::Csv ? LineNames::Coordinates : LineNames::Dots;
    Sheet sheet{"", {{"turn", "player", "lines", "margin", "cost", "better"}}};
    RowWriter writer(format, sheet.lines.front());
    for (std::size_t i = 0; i < review.turns.size(); ++i) {
        sheet.lines.push_back(row_of(review, i, names));
        writer.add(sheet.lines.back());
    }
    writer.finish();
    if (format != Format::Text && format != Format::Unicode) return;
    std::cout << as_text(sheet);
    if (review.unknown() < review.turns.size())
        std::cout << "\nA gave away " << review.given_away(Scorer::A) << ", B gave away "
                  << review.given_away(Scorer::B) << ".\n";
}

int run(const ReviewCommand& command, const CommonOptions& common, std::string& text) {
    require_format(common.format, kFormats);
    text = argument_text(command.record);
    const DotsPosition game = parse_dots(text);
    Session session(common.memory_bytes());
    DotsAdviser adviser(session.context(),
                        command.threads == 0 ? session.evaluators().threads() : command.threads);
    const InterruptGuard guard(session.context());  // until what is known is written
    const GameReview review = [&] {
        const ContextLine status(session.context(), command.progress);
        return review_game(game, adviser,
                           common.time().count() == 0 ? kStandardTime : common.time());
    }();
    if (common.format == Format::Json)
        for (std::size_t i = 0; i < review.turns.size(); ++i)
            std::cout << dumped(turn_json(review, i)) << "\n";
    else
        show_table(review, common.format);
    const std::size_t unknown = review.unknown();
    if (unknown == 0) return Ok;
    remark("the first " + std::to_string(unknown) +
           " turns are out of reach in this time; --time-limit gives more");
    return LimitReached;
}

}  // namespace

void add_dots_review(Command& dots, CommonOptions& common) {
    Command& command = dots.subcommand("review", "which turns of a game gave boxes away");
    auto options = std::make_shared<ReviewCommand>();
    command
        .positional("RECORD", options->record,
                    "a size and all lines in the order of play (3x3 1. a1b1 2. b1b2); - reads it "
                    "from standard input, @FILE from a file")
        .required();
    add_work_options(command, options->threads, options->progress);
    add_common_options(command, common, kFormats);
    command.footer(
        "The margin is that of the player to move, from there on, both playing their best; the "
        "cost is what his turn loses of it. The last turns are judged first, within 20 seconds "
        "or --time-limit; where that does not do for all, the exit code is 3.");
    command.runs([options, &common] {
        std::string text = options->record;
        return ended([&] { return run(*options, common, text); }, text);
    });
}

}  // namespace upstar::cli
