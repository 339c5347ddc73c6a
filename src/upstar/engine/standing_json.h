// How a match stands, as JSON: the position, whose turn it is, and who has won where it is over.
//
//     {"schema", "type": "Match", "game", "parameters", "position", "player",
//      "points": {"left", "right"}, "over", "winner"}
#pragma once

#include "upstar/answers/match.h"
#include "upstar/base/json.h"

namespace upstar {

/// What every answer about a position begins with.
Json about_position(const char* type, const AnyPosition& position);

Json standing_json(const Match& match);

/// The same with the type "Moves" and `"moves": [{"move", "position", "points", "moves_again",
/// "from", "changed", "marks"}]`.
Json moves_json(const Match& match);

}  // namespace upstar
