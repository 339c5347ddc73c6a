// upstar dots convert POSITION --to NOTATION: the same position in another notation.
#include <iostream>
#include <memory>

#include "command.h"
#include "dots_options.h"
#include "interrupt.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/dots/answers/conversion.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text};

struct ConvertCommand {
    std::string position;
    DotsNotation to = DotsNotation::Bits;
};

int run(const ConvertCommand& command, const CommonOptions& common, std::string& text) {
    require_format(common.format, kFormats);
    text = argument_text(command.position);
    Context context(common.memory_bytes());
    const InterruptGuard guard(context);
    const TimeLimit limit(context, common.time());
    std::string shown = converted(parse_dots(text), command.to, context);
    if (shown.empty() || shown.back() != '\n') shown += '\n';
    std::cout << shown;
    return Ok;
}

}  // namespace

void add_dots_convert(Command& dots, CommonOptions& common) {
    Choices<DotsNotation> notations;
    for (const auto& [name, notation] : dots_notations()) notations.emplace_back(name, notation);
    Command& command = dots.subcommand("convert",
                                       "a position in another notation; a graph is laid out on "
                                       "a board where that is asked for and possible");
    auto options = std::make_shared<ConvertCommand>();
    add_dots_position(command, options->position);
    command.choice("--to", options->to, notations, "the notation").required();
    add_common_options(command, common, kFormats);
    command.runs([options, &common] {
        std::string text = options->position;
        return ended([&] { return run(*options, common, text); }, text);
    });
}

}  // namespace upstar::cli
