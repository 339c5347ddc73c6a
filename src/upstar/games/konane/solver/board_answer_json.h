// What is found of whole boards of Konane, for programs.
#pragma once

#include "upstar/base/json.h"
#include "upstar/games/konane/solver/board_answer.h"

namespace upstar::konane {

/// `{"schema": 1, "position", "rules", "gap", "first", "winner", "move", "nodes", "seconds"}`; a
/// drawn position has the gap "", and a lost one the move "".
Json json_of(const BoardVerdict& verdict);

}  // namespace upstar::konane
