// What `upstar dots analyse` tells programs.
#pragma once

#include "upstar/base/json.h"
#include "upstar/dots/analysis.h"
#include "upstar/rulesets/dots_position.h"

namespace upstar::cli {

Json dots_json(const DotsPosition& position, const DotsAnalysis& analysis);

}  // namespace upstar::cli
