#include "upstar/games/dots/answers/game_review_json.h"

#include <array>
#include <string>
#include <vector>

#include "upstar/base/json_reader.h"

namespace upstar::dots {
namespace {

std::vector<int> lines_in(const JsonReader& read, const DotsGrid& board, const Json& json,
                          const char* key) {
    std::vector<int> lines;
    for (const Json& name : read.array(json, key))
        lines.push_back(parse_line(board, read.as_text(name)));
    return lines;
}

}  // namespace

Json turn_json(const GameReview& review, std::size_t i) {
    const ReviewedTurn& turn = review.turns[i];
    Json json = {{"schema", kJsonSchema},
                 {"turn", i + 1},
                 {"player", scorer_letter(turn.player)},
                 {"lines", review.names(turn.lines, LineNames::Coordinates)},
                 {"margin", nullptr},
                 {"cost", nullptr},
                 {"better", nullptr}};
    if (!turn.margin) return json;
    json["margin"] = *turn.margin;
    json["cost"] = turn.cost;
    if (turn.cost > 0) json["better"] = review.names(turn.better, LineNames::Coordinates);
    return json;
}

ReviewedTurn turn_from_json(const DotsGrid& board, const Json& json) {
    const JsonReader read("reviewed turn");
    read.check_schema(json);
    ReviewedTurn turn;
    turn.player = read.one_of(std::array{Scorer::A, Scorer::B}, json, "player",
                              [](Scorer scorer) { return std::string(scorer_letter(scorer)); });
    turn.lines = lines_in(read, board, json, "lines");
    if (!read.has(json, "margin")) return turn;
    turn.margin = read.integer<int>(json, "margin");
    turn.cost = read.integer<int>(json, "cost");
    if (turn.cost > 0) turn.better = lines_in(read, board, json, "better");
    return turn;
}

}  // namespace upstar::dots
