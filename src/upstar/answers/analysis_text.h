// An analysis in every format: for people the board, what the position is worth and who wins it,
// and a table of the moves; a tabular of LaTeX; JSON; pictures (analysis_picture.h).
#pragma once

#include <string>

#include "upstar/answers/analysis.h"
#include "upstar/base/format.h"
#include "upstar/base/paint.h"
#include "upstar/base/wording.h"

namespace upstar {

/// What each front end says in its own words.
struct AnalysisWords {
    /// Why something was not found, and what would help.
    Wording reason = without_remedy;
    /// Where the moves are that a long table leaves out.
    std::string all_moves = "the JSON has them all";
    Paint paint{};
};

/// Requires that the position is decided, and a format but CSV.
std::string analysis_text(Arena& arena, const Analysis& analysis, Format format,
                          const AnalysisWords& words = {});

}  // namespace upstar
