// The one JSON form of an explanation; docs/json-values.md is its manual.
#pragma once

#include "upstar/answers/explanation.h"
#include "upstar/base/json.h"

namespace upstar {

/// An object whose `type` is "Explanation" and whose `of` says which keys follow.
Json json_of(Arena& arena, const AnyExplanation& explanation);

}  // namespace upstar
