// A solution for programs: {"schema", "position", "value", "nodes", "seconds", "moves", "line"},
// the last two where they were asked for.
#pragma once

#include <string>

#include "upstar/base/json.h"
#include "upstar/games/dots/answers/solution.h"
#include "upstar/games/dots/rules/dots_position.h"

namespace upstar::dots {

/// `text` is the position as it was asked about.
Json solution_json(const std::string& text, const DotsPosition& position, const Solution& solution);

}  // namespace upstar::dots
