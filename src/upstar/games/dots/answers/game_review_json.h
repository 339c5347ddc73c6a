// The turns of a reviewed game for programs, one object each, so that they can be written as lines:
// {"schema", "turn", "player", "lines", "margin", "cost", "better"}. What is not known is null, and
// so is "better" of a turn that cost nothing.
#pragma once

#include <cstddef>

#include "upstar/base/json.h"
#include "upstar/games/dots/answers/game_review.h"

namespace upstar::dots {

/// Requires i < review.turns.size(); the first turn has number 1.
Json turn_json(const GameReview& review, std::size_t i);

/// The turn that has this form, on the board of the game. Throws Error (Input) if there is none.
ReviewedTurn turn_from_json(const DotsGrid& board, const Json& json);

}  // namespace upstar::dots
