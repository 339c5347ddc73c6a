#include "upstar/games/dots/answers/planned_endgame_json.h"

#include <cstddef>

#include "upstar/games/dots/answers/controlled_text.h"
#include "upstar/games/dots/answers/pieces_json.h"

namespace upstar::dots {
namespace {

Json bumps_json(const std::vector<Bump>& all) {
    Json json = Json::array();
    for (const Bump& one : all)
        json.push_back(
            {{"size", one.size}, {"begin", one.begin}, {"turn", one.turn}, {"end", one.end}});
    return json;
}

// The pieces with how the plane flies through each.
Json legs_json(const PlannedEndgame& planned) {
    Json json = pieces_json(planned.pieces);
    const std::vector<FlightLeg> legs = planned.legs();
    for (std::size_t i = 0; i < legs.size(); ++i) {
        json[i]["start"] = planned.flight.start[i];
        json[i]["net"] = legs[i].net;
        json[i]["altitude"] = legs[i].altitude;
        json[i]["lowest"] = legs[i].lowest;
    }
    return json;
}

}  // namespace

Json planned_endgame_json(const PlannedEndgame& planned) {
    const std::vector<int>& altitude = planned.flight.altitude;
    Json json = {
        {"schema", kJsonSchema}, {"graph", planned.endgame.text}, {"cv", planned.controlled.value}};
    if (planned.plan) {
        json["value"] = planned.plan->value;
        json["proves_cv"] = planned.plan->proves_cv;
    } else {
        json["partial"] = true;
    }
    json["breakdown"] = breakdown(planned.controlled);
    json["pieces"] = legs_json(planned);
    json["altitude"] = altitude;
    if (!planned.plan) return json;
    json["largest_bump"] = largest_bump(altitude);
    json["bumps"] = bumps_json(bumps(altitude));
    json["blips"] = bumps_json(blips(altitude));
    const auto crashed = planned.plan->crash();
    json["crash"] = crashed ? Json(*crashed) : Json(nullptr);
    return json;
}

}  // namespace upstar::dots
