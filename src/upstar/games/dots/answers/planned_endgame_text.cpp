#include "upstar/games/dots/answers/planned_endgame_text.h"

#include <algorithm>
#include <vector>

#include "upstar/games/dots/answers/controlled_text.h"
#include "upstar/games/dots/answers/planned_endgame_json.h"

namespace upstar::dots {
namespace {

// One piece a line: its net for Left, the altitude after it, and the lowest point on the way.
std::string plan_table(const std::vector<FlightLeg>& legs) {
    std::vector<std::vector<std::string>> rows = {
        {"piece", "coins", "phase", "net", "altitude", "lowest"}};
    for (const FlightLeg& leg : legs)
        rows.push_back({leg.planned.piece.name, std::to_string(leg.planned.piece.length),
                        leg.planned.phase ? name(*leg.planned.phase) : "-", std::to_string(leg.net),
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

}  // namespace

std::string planned_endgame_text(const PlannedEndgame& planned, Format format) {
    if (format == Format::Svg) return flight_svg(picture(planned));
    if (format == Format::Json) return dumped(planned_endgame_json(planned)) + "\n";
    return laid_out(planned, format == Format::Text);
}

}  // namespace upstar::dots
