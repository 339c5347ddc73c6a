// An analysed position in every format: its report laid out for a terminal, JSON, or a picture.
#pragma once

#include <string>

#include "upstar/base/format.h"
#include "upstar/base/wording.h"
#include "upstar/games/dots/answers/analysed_position.h"

namespace upstar::dots {

std::string analysed_text(const AnalysedPosition& analysed, Format format,
                          const Wording& wording = without_remedy);

}  // namespace upstar::dots
