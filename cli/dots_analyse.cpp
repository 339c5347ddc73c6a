// upstar dots analyse POSITION: all there is to say about a position of Dots-and-Boxes.
#include <iostream>
#include <memory>

#include "command.h"
#include "dots_options.h"
#include "interrupt.h"
#include "progress_line.h"
#include "remedy_words.h"
#include "upstar/games/dots/answers/analysed_position.h"
#include "upstar/games/dots/answers/analysis_json.h"
#include "upstar/games/dots/answers/conversion.h"
#include "upstar/games/dots/answers/report.h"
#include "upstar/lang/session.h"
#include "wrapped_text.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Json, Format::Svg};

constexpr std::chrono::seconds kStandardTime{20};

constexpr std::size_t kColumn = 15;  // of what is said, beside the labels

struct AnalyseCommand {
    std::string position;
    unsigned threads = 0;
    bool progress = false;
};

std::string laid_out(const Report& report) {
    std::string text = report.headline + "\n";
    if (!report.board.empty()) text += "\n" + indented(report.board) + "\n";
    for (const Fact& fact : report.facts)
        text += list_entry(fact.label, advised({fact.sentence, fact.remedy}), kColumn);
    return text;
}

std::string shown(const AnalysedPosition& analysed, Format format) {
    if (format == Format::Json) return dumped(analysis_json(analysed)) + "\n";
    if (format == Format::Svg) return dots_svg(picture(analysed));
    return laid_out(report(analysed));
}

int run(const AnalyseCommand& command, const CommonOptions& common, std::string& text) {
    require_format(common.format, kFormats);
    text = argument_text(command.position);
    DotsPosition position = parse_dots(text);
    Session session(common.memory_bytes());
    Context& context = session.context();
    if (common.format == Format::Svg) position = on_board(std::move(position), context);
    AnalysisLimits limits;
    limits.time = common.time().count() == 0 ? kStandardTime : common.time();
    limits.threads = command.threads == 0 ? session.evaluators().threads() : command.threads;
    const InterruptGuard guard(context);  // until the report is written
    const AnalysedPosition analysed = [&] {
        const ContextLine status(context, command.progress);
        return analyse(std::move(position), context, limits);
    }();
    std::cout << shown(analysed, common.format);
    return analysed.analysis.value ? Ok : LimitReached;
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
