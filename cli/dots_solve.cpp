// upstar dots solve POSITION: the exact score of a position of Dots-and-Boxes, however long it
// takes.
//
// What `dots analyse` tells within seconds, this finds without a limit, on all cores, and saves
// what it has found every few minutes, so that a search which was stopped goes on.
#include <iostream>
#include <memory>

#include "command.h"
#include "dots_options.h"
#include "interrupt.h"
#include "progress_line.h"
#include "row_writer.h"
#include "upstar/base/digits.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/dots/answers/solution.h"
#include "upstar/games/dots/answers/solution_json.h"
#include "upstar/games/dots/rules/dots_text.h"
#include "upstar/lang/session.h"
#include "upstar/store/checkpoint.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Json,
                              Format::Latex};

struct SolveCommand {
    std::string position;
    SolutionParts parts;
    unsigned threads = 0;
    bool progress = false;
    std::string checkpoint;
};

void show_rows(const std::string& text, const DotsPosition& position, const Solution& solution,
               Format format) {
    const LineNames line_names = format == Format::Csv ? LineNames::Coordinates : LineNames::Dots;
    const std::vector<std::string> names = move_names(position, line_names);
    RowWriter rows(format, {"position", "move", "value", "nodes", "seconds"});
    rows.add({text, "", std::to_string(solution.margin), std::to_string(solution.nodes),
              seconds_text(solution.seconds)});
    if (solution.moves)
        for (const DotsMove& move : *solution.moves)
            rows.add({text, names[static_cast<std::size_t>(move.string)],
                      std::to_string(move.value), "", ""});
    rows.finish();
}

void show_text(const DotsPosition& position, const Solution& solution) {
    const std::vector<std::string> names = move_names(position);
    std::cout << "value " << solution.margin << ": " << verdict(solution) << "  ("
              << grouped(solution.nodes) << " nodes, " << seconds_text(solution.seconds) << " s)\n";
    if (solution.moves)
        for (const DotsMove& move : *solution.moves)
            std::cout << "  " << names[static_cast<std::size_t>(move.string)] << "  " << move.value
                      << "\n";
    if (solution.line) std::cout << turns_text(position, *solution.line) << "\n";
}

void show(const std::string& text, const DotsPosition& position, const Solution& solution,
          Format format) {
    if (format == Format::Json)
        std::cout << dumped(solution_json(text, position, solution)) << "\n";
    else if (format == Format::Csv || format == Format::Latex)
        show_rows(text, position, solution, format);
    else
        show_text(position, solution);
}

int run(const SolveCommand& command, const CommonOptions& common, std::string& text) {
    require_format(common.format, kFormats);
    if ((common.format == Format::Csv || common.format == Format::Latex) && command.parts.line)
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
    Solution solution;
    {
        const ContextLine status(context, command.progress);
        const InterruptGuard guard(context);
        const TimeLimit limit(context, common.time());
        if (!command.checkpoint.empty()) solver.load(position.graph(), command.checkpoint);
        try {
            solution = solve(position.graph(), solver, command.parts);
        } catch (const Error&) {
            checkpoint.save();
            throw;
        }
    }
    show(text, position, solution, common.format);
    checkpoint.save();  // last: without room for it there is still the score
    return Ok;
}

}  // namespace

void add_dots_solve(Command& dots, CommonOptions& common) {
    Command& command = dots.subcommand(
        "solve", "the exact score of a position, however long it takes; may be stopped and go on");
    auto options = std::make_shared<SolveCommand>();
    add_dots_position(command, options->position);
    command.flag("--moves", options->parts.moves, "also the score after every move");
    command.flag("--line", options->parts.line, "also a game in which both play their best");
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
