// What is known of penetration, for programs.
//
// A cell is [row, column]; rows count from the line (army.h), and jumps are [from, over, to]. A
// goal is excluded by the `potentials` of a region, rows from the bottom, or by a search that
// `visited` so many demands and positions in vain.
#pragma once

#include "upstar/base/json.h"
#include "upstar/games/konane/army/penetration_answer.h"

namespace upstar::konane {

/// `{"schema": 1, "rectangle", "penetration", "reached": {"rectangle", "row", "stones", "jumps"},
/// "unreached": {"rectangle", "row", "golden" or "goals"}}`.
Json json_of(const RectangleAnswer& answer);

/// `{"schema": 1, "stones", "penetration", "reached": {"stones", "jumps"}, "unreached": [goals]}`.
Json json_of(const GroupAnswer& answer);

/// `{"schema": 1, "fewest_stones", "row", "stones", "jumps"}`.
Json json_of(const FewestAnswer& answer);

/// `{"schema": 1, "entries": [...], "reached": [...], "unreached": [...]}`.
Json json_of(const PenetrationTable& table);

}  // namespace upstar::konane
