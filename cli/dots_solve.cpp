// upstar dots solve POSITION: the exact score of a position of Dots-and-Boxes, however long it
// takes.
//
// What `dots analyse` tells within seconds, this finds without a limit, on all cores, and saves
// what it has found every few minutes, so that a search which was stopped goes on.
#include <iostream>
#include <optional>

#include "command.h"
#include "dots_options.h"
#include "output_file.h"
#include "progress_line.h"
#include "upstar/games/dots/answers/kept_search.h"
#include "upstar/games/dots/answers/solution_text.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Json,
                              Format::Latex};

struct SolveCommand {
    std::string position;
    SolutionParts parts;
    std::string checkpoint;
};

int run(const SolveCommand& command, const CommonOptions& common, std::string& input) {
    if ((common.format == Format::Csv || common.format == Format::Latex) && command.parts.line)
        throw Error(
            ErrorKind::Input,
            std::string("--line is for text and json: leave out --format ") + name(common.format));
    require_different_files({common.output, command.checkpoint});
    const DotsPosition position = dots_position_of(command.position, input);
    Context context(common.memory_bytes());
    std::optional<ContextLine> status(std::in_place, context, common.progress);
    const Limits limits(context, common);
    DotsSolver::Settings settings;
    settings.threads = common.thread_count();
    search_keeping_bounds(
        position.graph(), context, settings, command.checkpoint, [&](DotsSolver& solver) {
            const Solution solution = solve(position.graph(), solver, command.parts);
            status.reset();
            std::cout << solution_text(input, position, solution, common.format) << std::flush;
        });
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
    add_work_options(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
