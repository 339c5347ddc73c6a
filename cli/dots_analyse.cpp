// upstar dots analyse POSITION: all there is to say about a position of Dots-and-Boxes.
#include <iostream>

#include "command.h"
#include "dots_options.h"
#include "progress_line.h"
#include "remedy_words.h"
#include "upstar/games/dots/answers/analysed_text.h"
#include "upstar/games/dots/answers/conversion.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Json, Format::Svg};

int run(const std::string& given, const CommonOptions& common, std::string& input) {
    DotsPosition position = dots_position_of(given, input);
    Context context(common.memory_bytes());
    if (common.format == Format::Svg) position = on_board(std::move(position), context);
    AnalysisLimits limits;
    limits.time = common.time_or(kTimeToAnalyse);
    limits.threads = common.thread_count();
    const InterruptGuard guard(context);  // until the report is written
    const AnalysedPosition analysed = [&] {
        const ContextLine status(context, common.progress);
        return analyse(std::move(position), context, limits);
    }();
    std::cout << analysed_text(analysed, common.format,
                               [](const Reason& reason) { return advised(reason); });
    return analysed.analysis.value ? Ok : LimitReached;
}

}  // namespace

void add_dots_analyse(Command& dots, CommonOptions& common) {
    Command& command =
        dots.subcommand("analyse",
                        "phase, chains, control, controlled value, and what every move is worth")
            .alias("analyze");
    auto position = std::make_shared<std::string>();
    add_dots_position(command, *position);
    add_work_options(command, common);
    command.footer(
        "Without --time-limit it gives up on the exact value after 20 seconds and prints bounds; "
        "the exit code is then 3.");
    set_action(command, common, kFormats, position, run);
}

}  // namespace upstar::cli
