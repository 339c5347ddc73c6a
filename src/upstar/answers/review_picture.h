// A review as a picture: how the match stood after each turn as a graph, with a question mark where
// a win slipped or points were given away, and below it the board after each turn.
//
// Of a scoring game the graph is Left's lead if both play their best from there; of any other the
// mean of the value, with a bar from one stop to the other. Under it stands who wins from there.
#pragma once

#include <string>

#include "upstar/answers/review.h"
#include "upstar/base/format.h"

namespace upstar {

/// Requires SVG or TikZ.
std::string review_picture(Arena& arena, const Review& review, Format format);

}  // namespace upstar
