// A planned endgame for programs. A whole plan has "value", "proves_cv", "bumps", "blips" and
// "crash"; one that a limit cut short has "partial" instead. docs/json-dots.md tells every key.
#pragma once

#include "upstar/base/json.h"
#include "upstar/games/dots/answers/planned_endgame.h"

namespace upstar::dots {

Json planned_endgame_json(const PlannedEndgame& planned);

}  // namespace upstar::dots
