// The one JSON form of an analysis; docs/json.md is its manual.
//
// A number is {"type":"Number","value":"5/4"} and a game {"type":"Game","value":"{2|-1/2}"}, since
// neither fits a JSON number; bare JSON numbers are counts, such as points and margins. null stands
// for what was not found.
#pragma once

#include "upstar/answers/analysis.h"
#include "upstar/base/json.h"

namespace upstar {

/// Values of more than 65536 characters are null.
Json json_of(Arena& arena, const Analysis& analysis);

}  // namespace upstar
