// upstar dots analyse POSITION: all there is to say about a position of Dots-and-Boxes.
#include <iostream>
#include <memory>

#include "command.h"
#include "dots_json.h"
#include "dots_options.h"
#include "dots_report.h"
#include "interrupt.h"
#include "progress_line.h"
#include "upstar/lang/session.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::cli {

using namespace dots;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Json, Format::Svg};

constexpr std::chrono::seconds kStandardTime{20};

// In the graph, in what is contracted from it, and in the regions and their names.
constexpr std::size_t kBytesOfCoin = 320;

struct AnalyseCommand {
    std::string position;
    unsigned threads = 0;
    bool progress = false;
};

int run(const AnalyseCommand& command, const CommonOptions& common, std::string& text) {
    require_format(common.format, kFormats);
    text = argument_text(command.position);
    DotsPosition position = parse_dots(text);
    Session session(common.memory_bytes());
    Context& context = session.context();
    Charge charge(context);
    charge.add(static_cast<std::size_t>(position.graph().coins()) * kBytesOfCoin);
    if (common.format == Format::Svg) position = on_board(std::move(position), context);
    AnalysisLimits limits;
    limits.time = common.time().count() == 0 ? kStandardTime : common.time();
    limits.threads = command.threads == 0 ? session.evaluators().threads() : command.threads;
    DotsAnalysis analysis;
    const InterruptGuard guard(context);  // until the report is written
    {
        const ContextLine status(context, command.progress);
        analysis = analyse(position.graph(), context, limits);
    }
    if (common.format == Format::Json) {
        std::cout << dumped(dots_json(position, analysis)) << "\n";
    } else if (common.format == Format::Svg) {
        std::cout << dots_drawing(position, analysis);
    } else {
        std::cout << dots_report(position, analysis);
    }
    return analysis.value ? Ok : LimitReached;
}

}  // namespace

void add_dots_analyse(Command& dots, CommonOptions& common) {
    Command& command =
        dots.subcommand("analyse",
                        "phase, chains, control, controlled value, and what every move is worth")
            .alias("analyze");
    auto options = std::make_shared<AnalyseCommand>();
    add_dots_position(command, options->position);
    add_work_options(command, options->threads, options->progress);
    add_common_options(command, common, kFormats);
    command.footer(
        "Without --time-limit it gives up on the exact value after 20 seconds and prints bounds; "
        "the exit code is then 3.");
    command.runs([options, &common] {
        std::string text = options->position;
        return ended([&] { return run(*options, common, text); }, text);
    });
}

}  // namespace upstar::cli
