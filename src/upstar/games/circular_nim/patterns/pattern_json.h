// Patterns for programs.
#pragma once

#include "upstar/base/json.h"
#include "upstar/games/circular_nim/patterns/pattern.h"

namespace upstar::circular_nim {

/// `{"schema": 1, "game", "found", "set" or "missing", "learnt", "tested", "proved_set"}`: the last
/// is the set that is proved for stacks of all sizes, or null.
Json json_of(const CircularRules& rules, const Pattern& pattern);

}  // namespace upstar::circular_nim
