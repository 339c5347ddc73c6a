#include "upstar/answers/analysis_json.h"

#include <array>
#include <string>
#include <vector>

#include "upstar/answers/json_parts.h"
#include "upstar/base/error.h"
#include "upstar/base/json_reader.h"
#include "upstar/catalog/catalog.h"
#include "upstar/catalog/moves.h"
#include "upstar/lang/value_json.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

template <class T>
Json or_null(const std::optional<T>& found) {
    return found ? Json(*found) : Json(nullptr);
}

Json or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json number_json(const Dyadic& number) { return typed_json("Number", number.to_string()); }

Json number_json(const std::optional<Dyadic>& number) {
    return number ? number_json(*number) : Json(nullptr);
}

Json by_player(Json left, Json right) {
    return {{"left", std::move(left)}, {"right", std::move(right)}};
}

Json move_json(Arena& arena, const AnyPosition& before, const BoardDescription& board,
               const RatedMove& move) {
    Json changed = Json::array();
    for (const std::size_t place : move_on_board(before, board, *move.position).changed)
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

class Reader : private JsonReader {
public:
    explicit Reader(Workspace& work) : JsonReader("analysis"), work_(work) {}

    Analysis analysis(const Json& json) {
        check_schema(json);
        rules_ = ruleset_from_json(work_, *this, json);
        const PositionPtr position = rules_->parse(text(json, "position"));
        const Json& moves = object(json, "moves");
        Analysis read{position,
                      {advice(position, Player::Left, array(moves, "left")),
                       advice(position, Player::Right, array(moves, "right"))}};
        read.value = game(json, "value");
        if (has(json, "outcome"))
            read.outcome = one_of(kOutcomes, json, "outcome",
                                  [](Outcome outcome) { return std::string(name(outcome)); });
        read.margin = margin(json);
        read.mean = number(json, "mean");
        read.temperature = number(json, "temperature");
        if (has(json, "stops")) {
            const Json& stops = object(json, "stops");
            read.stops = {required_number(stops, "left"), required_number(stops, "right")};
        }
        for (const Json& part : array(json, "components"))
            read.components.push_back({rules_->parse(text(part, "position")), game(part, "value")});
        if (has(json, "limit")) read.limit.message = text(json, "limit");
        for (Advice& advice : read.advice) {
            advice.value = read.value;
            advice.margin = read.margin;
            advice.limit = read.limit;
        }
        return read;
    }

private:
    static constexpr std::array kOutcomes = {Outcome::L, Outcome::R, Outcome::N, Outcome::P};

    Advice advice(const PositionPtr& position, Player player, const Json& moves) {
        Advice read{player, position, {}, {}, {}};
        for (const Json& move : moves) read.moves.push_back(rated(move));
        return read;
    }

    RatedMove rated(const Json& json) {
        RatedMove move{.position = rules_->parse(text(json, "position"))};
        move.value = game(json, "value");
        if (has(json, "wins")) move.wins = truth(json, "wins");
        move.margin = margin(json);
        if (has(json, "reason")) move.reason = text(json, "reason");
        if (has(json, "points")) {
            move.points = integer<std::int32_t>(json, "points");
            move.moves_again = truth(json, "moves_again");
        }
        if (move.value) {
            move.undominated = truth(json, "undominated");
            move.canonical = truth(json, "canonical");
            move.orthodox = truth(json, "orthodox");
        }
        if (has(json, "replies")) {
            const Json& replies = object(json, "replies");
            move.replies = {integer<std::size_t>(replies, "all"),
                            integer<std::size_t>(replies, "winning")};
        }
        return move;
    }

    std::optional<std::int32_t> margin(const Json& json) {
        if (!has(json, "margin")) return std::nullopt;
        return integer<std::int32_t>(json, "margin");
    }

    std::optional<Game> game(const Json& json, const char* key) {
        return game_from_json(work_, *this, json, key);
    }

    std::optional<Dyadic> number(const Json& json, const char* key) {
        const auto value = game(json, key);
        if (!value) return std::nullopt;
        if (!work_.arena.is_number(*value)) throw fault("`" + std::string(key) + "` is a number");
        return work_.arena.number_part(*value);
    }

    Dyadic required_number(const Json& json, const char* key) {
        member(json, key);
        const auto found = number(json, key);
        if (!found) throw fault("`" + std::string(key) + "` is a number");
        return *found;
    }

    Workspace& work_;
    RulesetPtr rules_;
};

}  // namespace

Json json_of(Arena& arena, const Analysis& analysis) {
    const AnyRuleset& rules = analysis.position->ruleset();
    Json json = {{"schema", kJsonSchema},
                 {"type", "Analysis"},
                 {"game", rules.about().name},
                 {"kind", name(rules.kind())},
                 {"parameters", parameters_json(rules)},
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
    if (const auto& stops = analysis.stops)
        json["stops"] = by_player(number_json((*stops)[0]), number_json((*stops)[1]));
    for (const Component& part : analysis.components)
        json["components"].push_back(
            {{"position", part.position->to_string()}, {"value", game_json(arena, part.value)}});
    json["moves"] =
        by_player(moves_json(arena, analysis.advice[0]), moves_json(arena, analysis.advice[1]));
    return json;
}

Analysis analysis_from_json(Workspace& work, const Json& json) {
    return Reader(work).analysis(json);
}

}  // namespace upstar
