// upstar dots review RECORD: which turns of a game of Dots-and-Boxes gave boxes away.
#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>

#include "command.h"
#include "dots_options.h"
#include "interrupt.h"
#include "progress_line.h"
#include "row_writer.h"
#include "table_layout.h"
#include "upstar/base/json.h"
#include "upstar/games/dots/solver/move_review.h"
#include "upstar/lang/session.h"
#include "upstar/games/dots/rules/dots_lines.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::cli {

using namespace dots;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Latex, Format::Csv,
                              Format::Json};

using std::chrono::milliseconds;

constexpr milliseconds kStandardTime{20000};  // for the whole game

struct ReviewCommand {
    std::string record;
    unsigned threads = 0;
    bool progress = false;
};

// One line of a turn.
struct PlayedLine {
    DotsPosition before;
    int line = 0;
    DotsPosition after;
};

struct PlayedTurn {
    Scorer player = Scorer::A;
    std::vector<PlayedLine> lines;
    std::optional<int> margin;  // of the player before it, if that was found
    int cost = 0;
    std::vector<int> better;  // the lines played up to the first that cost something, then another
};

std::vector<PlayedTurn> turns_of(const DotsPosition& game) {
    if (!game.record() || game.record()->empty())
        throw Error(ErrorKind::Input,
                    "to review a game takes its lines in the order of play: 3x3 1. a1b1 2. b1b2");
    DotsBoard board(game.board()->rows(), game.board()->columns());
    std::vector<PlayedTurn> turns;
    Scorer player = Scorer::A;
    bool goes_on = false;
    for (const int line : *game.record()) {
        if (!goes_on) turns.push_back({player, {}, {}, 0, {}});
        const DotsPosition before(board, player);
        goes_on = board.draw(line, player) > 0;
        turns.back().lines.push_back({before, line, DotsPosition(board, player)});
        if (!goes_on) player = other(player);
    }
    return turns;
}

// From the end backwards, since margins are found soonest there.
void review(std::vector<PlayedTurn>& turns, DotsAdviser& adviser, milliseconds time) {
    const auto end = std::chrono::steady_clock::now() + time;
    for (std::size_t i = turns.size(); i-- > 0;) {
        PlayedTurn& turn = turns[i];
        int cost = 0;
        int margin = 0;
        for (std::size_t j = turn.lines.size(); j-- > 0;) {
            const auto left =
                std::chrono::duration_cast<milliseconds>(end - std::chrono::steady_clock::now());
            if (left.count() <= 0) return;
            const PlayedLine& played = turn.lines[j];
            const auto judged =
                review_move(adviser, played.before.graph(), played.after.graph(), left);
            if (!judged) return;
            margin = judged->margin;
            cost += judged->cost;
            if (!judged->best) continue;
            turn.better.clear();
            for (std::size_t k = 0; k < j; ++k) turn.better.push_back(turn.lines[k].line);
            turn.better.push_back(played.before.lines()[static_cast<std::size_t>(*judged->best)]);
        }
        turn.margin = margin;
        turn.cost = cost;
    }
}

std::vector<std::string> names_of(const PlayedTurn& turn, const std::vector<int>& lines,
                                  LineNames names) {
    std::vector<std::string> all;
    for (const int line : lines)
        all.push_back(line_name(*turn.lines.front().before.board(), line, names));
    return all;
}

std::vector<std::string> played(const PlayedTurn& turn, LineNames names) {
    std::vector<int> lines;
    for (const PlayedLine& each : turn.lines) lines.push_back(each.line);
    return names_of(turn, lines, names);
}

std::vector<std::string> row_of(const PlayedTurn& turn, std::size_t number, LineNames names) {
    return {std::to_string(number),
            scorer_letter(turn.player),
            joined(played(turn, names), ","),
            turn.margin ? std::to_string(*turn.margin) : "",
            turn.cost > 0 ? std::to_string(turn.cost) : "",
            turn.margin ? joined(names_of(turn, turn.better, names), ",") : ""};
}

// How many boxes each gave away, in the turns that were judged.
std::string summary(const std::vector<PlayedTurn>& turns) {
    std::string text;
    for (const Scorer player : {Scorer::A, Scorer::B}) {
        int cost = 0;
        for (const PlayedTurn& turn : turns)
            if (turn.player == player) cost += turn.cost;
        text += std::string(text.empty() ? "" : ", ") + scorer_letter(player) + " gave away " +
                std::to_string(cost);
    }
    return text + ".";
}

void show(const std::vector<PlayedTurn>& turns, Format format) {
    const std::vector<std::string> heading = {"turn",   "player", "lines",
                                              "margin", "cost",   "better"};
    if (format == Format::Json) {
        for (std::size_t i = 0; i < turns.size(); ++i) {
            const PlayedTurn& turn = turns[i];
            Json json = {{"turn", i + 1},
                         {"player", scorer_letter(turn.player)},
                         {"lines", played(turn, LineNames::Coordinates)},
                         {"margin", nullptr},
                         {"cost", nullptr},
                         {"better", nullptr}};
            if (turn.margin) {
                json["margin"] = *turn.margin;
                json["cost"] = turn.cost;
                if (turn.cost > 0)
                    json["better"] = names_of(turn, turn.better, LineNames::Coordinates);
            }
            std::cout << dumped(json) << "\n";
        }
        return;
    }
    const LineNames names = format == Format::Csv ? LineNames::Coordinates : LineNames::Dots;
    RowWriter writer(format, heading);
    Sheet sheet{"", {heading}};
    for (std::size_t i = 0; i < turns.size(); ++i) {
        sheet.lines.push_back(row_of(turns[i], i + 1, names));
        writer.add(sheet.lines.back());
    }
    writer.finish();
    if (format != Format::Text && format != Format::Unicode) return;
    std::cout << as_text(sheet);
    if (turns.back().margin) std::cout << "\n" << summary(turns) << "\n";
}

int run(const ReviewCommand& command, const CommonOptions& common, std::string& text) {
    require_format(common.format, kFormats);
    text = argument_text(command.record);
    std::vector<PlayedTurn> turns = turns_of(parse_dots(text));
    Session session(common.memory_bytes());
    DotsAdviser adviser(session.context(),
                        command.threads == 0 ? session.evaluators().threads() : command.threads);
    const InterruptGuard guard(session.context());  // until what is known is written
    {
        const ContextLine status(session.context(), command.progress);
        try {
            review(turns, adviser, common.time().count() == 0 ? kStandardTime : common.time());
        } catch (const Error&) {
            session.context().resume();
        }
    }
    show(turns, common.format);
    const auto unknown =
        std::count_if(turns.begin(), turns.end(), [](const PlayedTurn& t) { return !t.margin; });
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
