// upstar dots convert POSITION --to NOTATION: the same position in another notation.
#include <iostream>
#include <memory>

#include "command.h"
#include "dots_options.h"
#include "interrupt.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::cli {

using namespace dots;
namespace {

constexpr Formats kFormats = {Format::Text};

struct ConvertCommand {
    std::string position;
    DotsNotation to = DotsNotation::Bits;
};

int run(const ConvertCommand& command, const CommonOptions& common, std::string& text) {
    text = argument_text(command.position);
    DotsPosition position = parse_dots(text);
    const bool needs_board = command.to != DotsNotation::Graph && command.to != DotsNotation::Edges;
    if (needs_board) {
        Context context(common.memory_bytes());
        const InterruptGuard guard(context);
        const TimeLimit limit(context, common.time());
        position = on_board(std::move(position), context);
    }
    std::string converted = to_text(position, command.to);
    if (converted.empty() || converted.back() != '\n') converted += '\n';
    std::cout << converted;
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
        return ended(
            [&] {
                require_format(common.format, kFormats);
                return run(*options, common, text);
            },
            text);
    });
}

}  // namespace upstar::cli
