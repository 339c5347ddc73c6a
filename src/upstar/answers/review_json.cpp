#include "upstar/answers/review_json.h"

#include <string>

#include "upstar/answers/json_parts.h"
#include "upstar/answers/record.h"
#include "upstar/base/error.h"
#include "upstar/base/json_reader.h"

namespace upstar {
namespace {

template <class T>
Json or_null(const std::optional<T>& found) {
    return found ? Json(*found) : Json(nullptr);
}

Json state_json(Arena& arena, const MatchState& state) {
    return {{"winner", state.winner ? Json(name(*state.winner)) : Json(nullptr)},
            {"value", game_json(arena, state.value)},
            {"lead", or_null(state.lead)}};
}

Json turn_json(Arena& arena, const ReviewedTurn& turn, std::size_t number) {
    Json moves = Json::array();
    for (const PlayedMove& played : turn.moves) moves.push_back(move_text(played));
    return {{"turn", number},
            {"player", name(turn.player())},
            {"moves", std::move(moves)},
            {"position", turn.moves.back().move.position->to_string()},
            {"had_win", or_null(turn.had_win)},
            {"margin", or_null(turn.margin)},
            {"cost", turn.margin ? Json(turn.cost) : Json(nullptr)},
            {"lost_win", turn.had_win ? Json(turn.lost_win) : Json(nullptr)},
            {"better", turn.is_fault() ? Json(turn.better) : Json(nullptr)},
            {"after", state_json(arena, turn.after)}};
}

class Reader : private JsonReader {
public:
    explicit Reader(Workspace& work) : JsonReader("review"), work_(work) {}

    Review review(const Json& json) {
        check_schema(json);
        const RulesetPtr rules = ruleset_from_json(work_, *this, json);
        Standing before;
        const Json& points = array(json, "points");
        if (points.size() != 2) throw fault("`points` are those of Left and of Right");
        for (std::size_t i = 0; i < 2; ++i)
            before.points[i] = static_cast<std::int32_t>(as_integer(points[i], 0, kMostPoints));
        Review read{Match(rules->parse(text(json, "position")), player(json, "first"), before)};
        read.start = state(object(json, "start"));
        for (const Json& turn : array(json, "turns")) add(read, turn);
        return read;
    }

private:
    static constexpr std::int64_t kMostPoints = 1 << 20;

    Player player(const Json& json, const char* key) const {
        return one_of(kPlayers, json, key, [](Player player) { return std::string(name(player)); });
    }

    MatchState state(const Json& json) {
        MatchState state;
        if (has(json, "winner")) state.winner = player(json, "winner");
        state.value = game_from_json(work_, *this, json, "value");
        if (has(json, "lead")) state.lead = integer<std::int32_t>(json, "lead");
        return state;
    }

    void add(Review& review, const Json& json) {
        for (const Json& move : array(json, "moves")) {
            if (review.match.mover() != player(json, "player"))
                throw fault("it is not " + text(json, "player") + "'s turn");
            for (const NamedMove& named : review.match.turn_named(as_text(move)))
                review.match.play(named);
        }
        const auto turns = review.match.turns();
        if (turns.size() != review.turns.size() + 1) throw fault("a turn has a move");
        ReviewedTurn turn{turns.back()};
        if (has(json, "had_win")) {
            turn.had_win = truth(json, "had_win");
            turn.lost_win = truth(json, "lost_win");
        }
        if (has(json, "margin")) {
            turn.margin = integer<std::int32_t>(json, "margin");
            turn.cost = integer<std::int32_t>(json, "cost");
        }
        if (has(json, "better"))
            for (const Json& move : array(json, "better")) turn.better.push_back(as_text(move));
        turn.after = state(object(json, "after"));
        review.turns.push_back(std::move(turn));
    }

    Workspace& work_;
};

}  // namespace

Json json_of(Arena& arena, const Review& review) {
    const Match& match = review.match;
    const AnyRuleset& rules = match.start()->ruleset();
    Json turns = Json::array();
    for (const ReviewedTurn& turn : review.turns)
        turns.push_back(turn_json(arena, turn, turns.size() + 1));
    return {{"schema", kJsonSchema},
            {"type", "Review"},
            {"game", rules.about().name},
            {"kind", name(rules.kind())},
            {"parameters", parameters_json(rules)},
            {"position", match.start()->to_string()},
            {"first", name(match.first())},
            {"points", match.before().points},
            {"start", state_json(arena, review.start)},
            {"turns", std::move(turns)}};
}

Review review_from_json(Workspace& work, const Json& json) { return Reader(work).review(json); }

}  // namespace upstar
