// Analyses and reviews as requests ask for them, shared by those that want them as JSON and as
// pictures.
#pragma once

#include "upstar/answers/analysis.h"
#include "upstar/answers/review.h"
#include "upstar/engine/asked.h"

namespace upstar {

/// Throws Error (Limit) if nothing is decided in the time.
Analysis analysed(Asked& asked);

/// Of the game that `record` tells.
Review reviewed(Asked& asked);

/// The same of any match, with values; what is not found in the time is unknown. Throws Error if
/// cancelled.
Review reviewed(Asked& asked, Match match);

}  // namespace upstar
