#include "upstar/answers/analysis_json.h"

#include "upstar/base/error.h"
#include "upstar/catalog/moves.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

constexpr std::size_t kMostValueText = 1 << 16;  // characters

template <class T>
Json or_null(const std::optional<T>& found) {
    return found ? Json(*found) : Json(nullptr);
}

Json or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json number_json(const Dyadic& number) {
    return {{"type", "Number"}, {"value", number.to_string()}};
}

Json number_json(const std::optional<Dyadic>& number) {
    return number ? number_json(*number) : Json(nullptr);
}

Json game_json(Arena& arena, const std::optional<Game>& game) {
    if (!game) return nullptr;
    std::string text;
    try {
        text = to_string(arena, *game);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Limit || arena.context().stopped()) throw;
        return nullptr;
    }
    if (text.size() > kMostValueText) return nullptr;
    return {{"type", "Game"}, {"value", std::move(text)}};
}

Json by_player(Json left, Json right) {
    return {{"left", std::move(left)}, {"right", std::move(right)}};
}

Json move_json(Arena& arena, const AnyPosition& before, const BoardDescription& board,
               const RatedMove& move) {
    Json changed = Json::array();
    for (const std::size_t place : move_between(board, move.position->board()).changed)
        changed.push_back(board.places[place].name);
    Json json = {{"move", move_name(before, *move.position).text},
                 {"changed", std::move(changed)},
                 {"position", move.position->to_string()},
                 {"value", game_json(arena, move.value)},
                 {"wins", or_null(move.wins)},
                 {"margin", or_null(move.margin)},
                 {"reason", or_null(move.reason)}};
    if (before.kind() == PositionKind::Scoring) {
        json["points"] = move.points;
        json["moves_again"] = move.moves_again;
    }
    if (move.value) {
        json["undominated"] = move.undominated;
        json["canonical"] = move.canonical;
        json["orthodox"] = move.orthodox;
    }
    if (move.replies)
        json["replies"] = {{"all", move.replies->all}, {"winning", move.replies->winning}};
    return json;
}

Json moves_json(Arena& arena, const Advice& advice) {
    const BoardDescription board = advice.position->board();
    Json moves = Json::array();
    for (const RatedMove& move : advice.moves)
        moves.push_back(move_json(arena, *advice.position, board, move));
    return moves;
}

}  // namespace

Json json_of(Arena& arena, const Analysis& analysis) {
    const AnyRuleset& rules = analysis.position->ruleset();
    Json json = {{"schema", kJsonSchema},
                 {"type", "Analysis"},
                 {"game", rules.about().name},
                 {"kind", name(rules.kind())},
                 {"parameters", Json::object()},
                 {"players", by_player(or_null(rules.about().left), or_null(rules.about().right))},
                 {"position", analysis.position->to_string()},
                 {"value", game_json(arena, analysis.value)},
                 {"outcome", analysis.outcome ? Json(name(*analysis.outcome)) : Json(nullptr)},
                 {"margin", or_null(analysis.margin)},
                 {"mean", number_json(analysis.mean)},
                 {"temperature", number_json(analysis.temperature)},
                 {"stops", nullptr},
                 {"components", Json::array()},
                 {"limit", or_null(analysis.limit.message)}};
    for (const auto& [name, value] : rules.settings().all()) json["parameters"][name] = value;
    if (const auto& stops = analysis.stops)
        json["stops"] = by_player(number_json((*stops)[0]), number_json((*stops)[1]));
    for (const Component& part : analysis.components)
        json["components"].push_back(
            {{"position", part.position->to_string()}, {"value", game_json(arena, part.value)}});
    json["moves"] =
        by_player(moves_json(arena, analysis.advice[0]), moves_json(arena, analysis.advice[1]));
    return json;
}

}  // namespace upstar
