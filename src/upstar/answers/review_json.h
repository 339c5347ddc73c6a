// The one JSON form of a review: an object with the match and an array of its turns.
//
//     {"schema", "type": "Review", "game", "kind", "parameters", "position", "first", "points",
//      "start": STATE, "turns": [{"turn", "player", "moves", "position", "had_win", "margin",
//      "cost", "lost_win", "better", "after": STATE}, ...]}
//
// and STATE is {"winner", "value", "lead"}. What is not known is null, and so is "better" of a turn
// that was no fault.
#pragma once

#include "upstar/answers/review.h"
#include "upstar/base/json.h"
#include "upstar/lang/compound.h"

namespace upstar {

Json json_of(Arena& arena, const Review& review);

/// The review that has this form. Throws Error (Input) if there is none, or its moves are not by
/// the rules.
Review review_from_json(Workspace& work, const Json& json);

}  // namespace upstar
