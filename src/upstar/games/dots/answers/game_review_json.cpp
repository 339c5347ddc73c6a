#include "upstar/games/dots/answers/game_review_json.h"

namespace upstar::dots {

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

}  // namespace upstar::dots
