// What answers share in JSON: the pieces of a flight plan, and moves with their values.
#pragma once

#include <string>
#include <vector>

#include "upstar/base/json.h"
#include "upstar/games/dots/loony/flight_plan.h"
#include "upstar/games/dots/solver/solver.h"

namespace upstar::dots {

/// [{"piece", "kind", "length", "phase", "coin"}, ...]
Json pieces_json(const std::vector<PlannedPiece>& pieces);

/// [{"move", "value"}, ...]; `names` by string.
Json moves_json(const std::vector<DotsMove>& moves, const std::vector<std::string>& names);

}  // namespace upstar::dots
