// An analysis for programs. docs/json-dots.md says what each key means.
#pragma once

#include "upstar/base/json.h"
#include "upstar/games/dots/answers/analysed_position.h"

namespace upstar::dots {

Json analysis_json(const AnalysedPosition& analysed);

}  // namespace upstar::dots
