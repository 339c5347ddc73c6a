// What `upstar dots analyse` tells programs.
#pragma once

#include "upstar/base/json.h"
#include "upstar/games/dots/solver/analysis.h"
#include "upstar/games/dots/rules/dots_position.h"

namespace upstar::cli {
using namespace dots;

Json dots_json(const DotsPosition& position, const DotsAnalysis& analysis);

}  // namespace upstar::cli
