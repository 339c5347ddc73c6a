// upstar dots solve POSITION: the exact score of a position of Dots-and-Boxes, however long it
// takes.
//
// What `dots analyse` tells within seconds, this finds without a limit, on all cores, and saves
// what it has found every few minutes, so that a search which was stopped goes on.
#include <chrono>
#include <iostream>
#include <memory>

#include "checkpoint.h"
#include "command.h"
#include "dots_options.h"
#include "interrupt.h"
#include "progress_line.h"
#include "row_writer.h"
#include "upstar/base/digits.h"
#include "upstar/base/json.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/dots/solver/solver.h"
#include "upstar/lang/session.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::cli {

using namespace dots;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Json,
                              Format::Latex};

using Clock = std::chrono::steady_clock;

struct SolveCommand {
    std::string position;
    bool moves = false;
    bool line = false;
    unsigned threads = 0;
    bool progress = false;
    std::string checkpoint;
};

struct Solution {
    int margin = 0;
    std::vector<DotsMove> moves;
    std::vector<int> line;
    std::uint64_t nodes = 0;
    double seconds = 0;
};

std::string verdict(int margin) {
    if (margin == 0) return "a draw";
    return std::string("the player to move ") + (margin > 0 ? "wins" : "loses") + " by " +
           std::to_string(margin > 0 ? margin : -margin);
}

void show(const std::string& text, const DotsPosition& position, const SolveCommand& command,
          const Solution& solution, Format format) {
    const bool for_programs = format == Format::Json || format == Format::Csv;
    const LineNames line_names = for_programs ? LineNames::Coordinates : LineNames::Dots;
    const std::vector<std::string> names = move_names(position, line_names);
    const auto name = [&](int string) { return names[static_cast<std::size_t>(string)]; };
    if (format == Format::Json) {
        Json json{{"position", text},
                  {"value", solution.margin},
                  {"nodes", solution.nodes},
                  {"seconds", solution.seconds}};
        if (command.moves) {
            json["moves"] = Json::array();
            for (const DotsMove& move : solution.moves)
                json["moves"].push_back({{"move", name(move.string)}, {"value", move.value}});
        }
        if (command.line) json["line"] = turns_text(position, solution.line, line_names);
        std::cout << dumped(json) << "\n";
        return;
    }
    if (format == Format::Csv || format == Format::Latex) {
        RowWriter rows(format, {"position", "move", "value", "nodes", "seconds"});
        rows.add({text, "", std::to_string(solution.margin), std::to_string(solution.nodes),
                  seconds_text(solution.seconds)});
        for (const DotsMove& move : solution.moves)
            rows.add({text, name(move.string), std::to_string(move.value), "", ""});
        rows.finish();
        return;
    }
    std::cout << "value " << solution.margin << ": " << verdict(solution.margin) << "  ("
              << grouped(solution.nodes) << " nodes, " << seconds_text(solution.seconds) << " s)\n";
    for (const DotsMove& move : solution.moves)
        std::cout << "  " << name(move.string) << "  " << move.value << "\n";
    if (command.line) std::cout << turns_text(position, solution.line) << "\n";
}

int run(const SolveCommand& command, const CommonOptions& common, std::string& text) {
    require_format(common.format, kFormats);
    if ((common.format == Format::Csv || common.format == Format::Latex) && command.line)
        throw Error(
            ErrorKind::Input,
            std::string("--line is for text and json: leave out --format ") + name(common.format));
    text = argument_text(command.position);
    const DotsPosition position = parse_dots(text);
    Session session(common.memory_bytes());
    Context& context = session.context();
    const DotsSolver* running = nullptr;
    Checkpoint checkpoint([&] {
        if (!command.checkpoint.empty()) running->save(command.checkpoint);
    });
    DotsSolver::Settings settings;
    settings.threads = command.threads == 0 ? session.evaluators().threads() : command.threads;
    settings.now_and_then = [&] { checkpoint.now_and_then(); };
    DotsSolver solver(context, settings);
    running = &solver;
    const auto began = Clock::now();
    Solution solution;
    {
        const ContextLine status(context, command.progress);
        const InterruptGuard guard(context);
        const TimeLimit limit(context, common.time());
        if (!command.checkpoint.empty()) solver.load(position.graph(), command.checkpoint);
        try {
            solution.margin = solver.margin(position.graph());
            if (command.moves) solution.moves = solver.moves(position.graph());
            if (command.line) solution.line = solver.line(position.graph());
        } catch (const Error&) {
            checkpoint.save();
            throw;
        }
    }
    solution.nodes = solver.nodes();
    solution.seconds = std::chrono::duration<double>(Clock::now() - began).count();
    show(text, position, command, solution, common.format);
    checkpoint.save();  // last: without room for it there is still the score
    return Ok;
}

}  // namespace

void add_dots_solve(Command& dots, CommonOptions& common) {
    Command& command = dots.subcommand(
        "solve", "the exact score of a position, however long it takes; may be stopped and go on");
    auto options = std::make_shared<SolveCommand>();
    add_dots_position(command, options->position);
    command.flag("--moves", options->moves, "also the score after every move");
    command.flag("--line", options->line, "also a game in which both play their best");
    command.option("--checkpoint", "FILE", options->checkpoint,
                   "keep what was found in FILE; a later run with it goes on from there");
    add_work_options(command, options->threads, options->progress);
    add_common_options(command, common, kFormats);
    command.runs([options, &common] {
        std::string text = options->position;
        return ended([&] { return run(*options, common, text); }, text);
    });
}

}  // namespace upstar::cli
