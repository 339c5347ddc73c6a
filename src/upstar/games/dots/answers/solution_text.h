// A solution in every format.
#pragma once

#include <string>

#include "upstar/base/format.h"
#include "upstar/games/dots/answers/solution.h"
#include "upstar/games/dots/rules/dots_position.h"

namespace upstar::dots {

/// `asked` is the position as it was asked about. Tables leave out the line of play.
std::string solution_text(const std::string& asked, const DotsPosition& position,
                          const Solution& solution, Format format);

}  // namespace upstar::dots
