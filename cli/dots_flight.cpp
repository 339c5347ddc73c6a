// upstar dots flight GRAPH: the opener's plan for a loony endgame, its altitudes, its certificate.
#include <algorithm>
#include <iostream>
#include <memory>

#include "command.h"
#include "dots_options.h"
#include "interrupt.h"
#include "remedy_words.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/dots/answers/controlled_text.h"
#include "upstar/games/dots/answers/planned_endgame.h"
#include "upstar/games/dots/answers/planned_endgame_json.h"
#include "upstar/games/dots/rules/dots_text.h"
#include "upstar/lang/session.h"
#include "upstar/store/whole_file.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Json, Format::Svg};

struct FlightCommand {
    std::string position;
    std::string certificate;
};

// One piece a line: its net for Left, the altitude after it, and the lowest point on the way.
std::string plan_table(const std::vector<FlightLeg>& legs) {
    std::vector<std::vector<std::string>> rows = {
        {"piece", "coins", "phase", "net", "altitude", "lowest"}};
    for (const FlightLeg& leg : legs)
        rows.push_back({leg.planned.piece.name, std::to_string(leg.planned.piece.length),
                        name(leg.planned.phase), std::to_string(leg.net),
                        std::to_string(leg.altitude), std::to_string(leg.lowest)});
    std::vector<std::size_t> width(rows[0].size());
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) width[i] = std::max(width[i], row[i].size());
    std::string text;
    for (const auto& row : rows) {
        std::string line = " ";
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string gap(width[i] - row[i].size(), ' ');
            line += i == 0 || i == 2 ? " " + row[i] + gap : " " + gap + row[i];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string laid_out(const PlannedEndgame& planned, bool ascii) {
    std::string text = planned.endgame.text + "\ncontrolled value " +
                       breakdown(planned.controlled) + "\n\n" + plan_table(planned.legs()) + "\n";
    if (!planned.plan) return text + "This plan is partial: a limit was reached.\n";
    text += flight_text(picture(planned), ascii) + "\n";
    for (const std::string& sentence : verdict(planned)) text += sentence + "\n";
    return text;
}

std::string shown(const PlannedEndgame& planned, Format format) {
    if (format == Format::Svg) return flight_svg(picture(planned));
    if (format == Format::Json) return dumped(planned_endgame_json(planned)) + "\n";
    return laid_out(planned, format == Format::Text);
}

void write_certificate(const std::string& path, const std::string& text) {
    write_whole_file(path, text, "the certificate");
    remark("check it with `upstar check " + path + "`");
}

int run_flight(const FlightCommand& command, const CommonOptions& common, std::string& text) {
    require_format(common.format, kFormats);
    text = argument_text(command.position);
    const DotsPosition position = parse_dots(text);
    Context context(common.memory_bytes());
    const InterruptGuard guard(context);
    const TimeLimit limit(context, common.time());
    const PlannedEndgame planned = plan_endgame(position.graph(), context);
    std::cout << shown(planned, common.format);
    if (planned.limit)
        throw Error(planned.limit->kind(), advised(*planned.limit) + "; the first " +
                                               std::to_string(planned.pieces.size()) +
                                               " pieces of a plan are shown");
    if (!command.certificate.empty())
        write_certificate(command.certificate, checked_certificate(planned, context));
    return Ok;
}

}  // namespace

void add_dots_flight(Command& dots, CommonOptions& common) {
    Command& command = dots.subcommand(
        "flight", "a plan for the opener of a loony endgame, with its altitudes and certificate");
    auto options = std::make_shared<FlightCommand>();
    add_dots_position(command, options->position);
    command.option("--certificate", "FILE", options->certificate,
                   "write the proof that the value is the controlled value to FILE");
    add_common_options(command, common, kFormats);
    command.runs([options, &common] {
        std::string text = options->position;
        return ended([&] { return run_flight(*options, common, text); }, text);
    });
}

}  // namespace upstar::cli
