#include "upstar/engine/standing_json.h"

#include <cstddef>
#include <utility>

#include "upstar/answers/json_parts.h"
#include "upstar/catalog/moves.h"

namespace upstar {
namespace {

Json named(const std::optional<Player>& player) {
    return player ? Json(name(*player)) : Json(nullptr);
}

// Also the place that a piece leaves, the places that change, and what then stands on them.
Json move_json(const AnyPosition& before, const BoardDescription& board, const NamedMove& move) {
    const MoveOnBoard on_board = move_on_board(before, board, *move.position);
    Json changed = Json::array();
    for (const std::size_t place : on_board.changed) changed.push_back(board.places[place].name);
    return {{"move", move.name},
            {"position", move.position->to_string()},
            {"points", move.points},
            {"moves_again", move.moves_again},
            {"from", on_board.from.empty() ? Json(nullptr) : Json(on_board.from)},
            {"changed", std::move(changed)},
            {"marks", on_board.left}};
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
    const BoardDescription board = match.position()->board();
    for (const NamedMove& move : match.moves())
        json["moves"].push_back(move_json(*match.position(), board, move));
    return json;
}

}  // namespace upstar
