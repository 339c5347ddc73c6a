// upstar dots convert POSITION --to NOTATION: the same position in another notation.
#include <iostream>

#include "command.h"
#include "dots_options.h"
#include "upstar/games/dots/answers/conversion.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text};

struct ConvertCommand {
    std::string position;
    DotsNotation to = DotsNotation::Bits;
};

int run(const ConvertCommand& command, const CommonOptions& common, std::string& input) {
    const DotsPosition position = dots_position_of(command.position, input);
    Context context(common.memory_bytes());
    const Limits limits(context, common);
    const std::string shown = converted(position, command.to, context);
    std::cout << shown << (shown.empty() || shown.back() != '\n' ? "\n" : "");
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
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
