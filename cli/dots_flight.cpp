// upstar dots flight GRAPH: the opener's plan for a loony endgame, its altitudes, its certificate.
#include <iostream>

#include "command.h"
#include "dots_options.h"
#include "output_file.h"
#include "remedy_words.h"
#include "upstar/games/dots/answers/planned_endgame_text.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Json, Format::Svg};

struct FlightCommand {
    std::string position;
    std::string order;
    std::string certificate;
};

int run_flight(const FlightCommand& command, const CommonOptions& common, std::string& input) {
    const DotsPosition position = dots_position_of(command.position, input);
    Context context(common.memory_bytes());
    const Limits limits(context, common);
    if (!command.order.empty()) input = command.order;
    const PlannedEndgame planned = command.order.empty()
                                       ? plan_endgame(position.graph(), context)
                                       : plan_endgame(position.graph(), command.order, context);
    std::cout << planned_endgame_text(planned, common.format);
    if (planned.limit)
        throw Error(planned.limit->kind(), advised(*planned.limit) + "; the first " +
                                               std::to_string(planned.pieces.size()) +
                                               " pieces of a plan are shown");
    if (command.certificate.empty()) return Ok;
    write_certificate(command.certificate, checked_certificate(planned, context));
    return Ok;
}

}  // namespace

void add_dots_flight(Command& dots, CommonOptions& common) {
    Command& command = dots.subcommand(
        "flight", "a plan for the opener of a loony endgame, with its altitudes and certificate");
    auto options = std::make_shared<FlightCommand>();
    add_dots_position(command, options->position);
    command.option("--order", "PIECES", options->order,
                   "open these pieces first, by their names or by coins: AB,A,10-chain");
    command.option("--certificate", "FILE", options->certificate,
                   "write the proof that the value is the controlled value to FILE");
    set_action(command, common, kFormats, options, run_flight);
}

}  // namespace upstar::cli
