// The one JSON form of an analysis; docs/json.md is its manual.
//
// A number is {"type":"Number","value":"5/4"} and a game {"type":"Game","value":"{2|-1/2}"}, since
// neither fits a JSON number; bare JSON numbers are counts, such as points and margins. null stands
// for what was not found.
#pragma once

#include "upstar/answers/analysis.h"
#include "upstar/base/json.h"
#include "upstar/lang/compound.h"

namespace upstar {

/// Values of more than 65536 characters are null.
Json json_of(Arena& arena, const Analysis& analysis);

/// The analysis that has this form; a value that was too long is not found, and remedies of limits
/// are not written. Throws Error (Input) if there is none.
Analysis analysis_from_json(Workspace& work, const Json& json);

}  // namespace upstar
