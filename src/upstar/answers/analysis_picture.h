// An analysis as a picture: the board once for each player who has moves of his own, every move
// marked with what it leads to, those that win ticked, and below the board the moves as a list.
#pragma once

#include <string>

#include "upstar/answers/analysis.h"
#include "upstar/base/format.h"

namespace upstar {

/// Requires SVG or TikZ.
std::string analysis_picture(Arena& arena, const Analysis& analysis, Format format);

}  // namespace upstar
