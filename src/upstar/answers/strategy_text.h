// A winning strategy in words.
#pragma once

#include <string>

#include "upstar/values/strategy.h"

namespace upstar {

/// A tree: each move of the loser in a line with the answer to it, what follows indented below.
/// Parts are called A, B, C (part_names.h); one alone has no name.
std::string strategy_text(Arena& arena, const Strategy& strategy);

}  // namespace upstar
