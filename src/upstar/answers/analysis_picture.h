// An analysis as a picture: the board once for each player who has moves of his own, every move
// marked with what it leads to, those that win ticked, and below the board the moves as a list.
#pragma once

#include <string>

#include "upstar/answers/analysis.h"

namespace upstar {

std::string analysis_svg(Arena& arena, const Analysis& analysis);
std::string analysis_tikz(Arena& arena, const Analysis& analysis);

}  // namespace upstar
