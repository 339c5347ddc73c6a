// Theorems and findings, for programs.
#pragma once

#include "upstar/base/json.h"
#include "upstar/games/circular_nim/theorems/finding.h"
#include "upstar/games/circular_nim/theorems/shrinking_theorem.h"
#include "upstar/games/circular_nim/theorems/theorem.h"

namespace upstar::circular_nim {

/// `{"schema": 1, "game", "proved", "set", "scope", "moves", "strategy", "missing", "position",
/// "option", "tree"}`, each where there is one: `moves` counts the formulas of the `strategy`,
/// `position` and `option` are where a refuted set fails, and `tree` has the strategy as lines.
/// `proved` is about stacks of all sizes; what is proved with a bound only has `proved_below`, the
/// bound. `reduced` are the numbers that z1, z2, ... of the strategy are lowered from.
Json json_of(const Theorem& theorem);

/// `{"schema": 1, "game", "proved", "status", "scope", "set", "remark", "seconds"}`.
Json json_of(const Finding& finding);

/// Reads it back, without the proof, which JSON has not. Throws Error (Input).
Finding finding_from_json(const Json& json);

/// The last one's, with the sets of all.
Json json_of(const std::vector<ShrinkingTheorem>& theorems);

}  // namespace upstar::circular_nim
