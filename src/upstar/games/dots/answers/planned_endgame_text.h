// A planned endgame in every format: the pieces of the plan with their altitudes, the flight, and
// what it shows; the flight alone as SVG.
#pragma once

#include <string>

#include "upstar/base/format.h"
#include "upstar/games/dots/answers/planned_endgame.h"

namespace upstar::dots {

std::string planned_endgame_text(const PlannedEndgame& planned, Format format);

}  // namespace upstar::dots
