// What is found of whole boards of Konane, for programs.
#pragma once

#include "upstar/base/json.h"
#include "upstar/games/konane/solver/board_answer.h"

namespace upstar::konane {

/// `{"schema": 1, "position", "rules", "gap", "first", "winner", "move", "nodes", "seconds"}`; a
/// drawn position has the gap "", and a lost one the move "".
Json json_of(const BoardVerdict& verdict);

/// `{"schema": 1, "board", "rules", "first_to_lift_wins"}`: the last line of a full board.
Json json_of(const LiftingVerdict& verdict);

/// `{"schema": 1, "type": "Verdicts", "verdicts", "lifting"}`, the last null if there is none.
Json json_of(const SolvedBoard& solved);

/// The verdicts that have these forms. Throw Error (Input) if there is none.
BoardVerdict board_verdict_from_json(const Json& json);
LiftingVerdict lifting_verdict_from_json(const Json& json);

}  // namespace upstar::konane
