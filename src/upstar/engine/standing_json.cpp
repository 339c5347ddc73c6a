#include "upstar/engine/standing_json.h"

#include "upstar/answers/json_parts.h"

namespace upstar {
namespace {

Json named(const std::optional<Player>& player) {
    return player ? Json(name(*player)) : Json(nullptr);
}

Json move_json(const NamedMove& move) {
    return {{"move", move.name},
            {"position", move.position->to_string()},
            {"points", move.points},
            {"moves_again", move.moves_again}};
}

}  // namespace

Json about_position(const char* type, const AnyPosition& position) {
    return {{"schema", kJsonSchema},
            {"type", type},
            {"game", position.ruleset().about().name},
            {"parameters", parameters_json(position.ruleset())},
            {"position", position.to_string()}};
}

Json standing_json(const Match& match) {
    Json json = about_position("Match", *match.position());
    json["player"] = name(match.mover());
    json["points"] = {{"left", match.score(Player::Left)}, {"right", match.score(Player::Right)}};
    json["over"] = match.is_over();
    json["winner"] = match.is_over() ? named(match.winner()) : Json(nullptr);
    return json;
}

Json moves_json(const Match& match) {
    Json json = standing_json(match);
    json["type"] = "Moves";
    json["moves"] = Json::array();
    for (const NamedMove& move : match.moves()) json["moves"].push_back(move_json(move));
    return json;
}

}  // namespace upstar
