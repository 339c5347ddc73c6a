// A reviewed match in every format: a line a turn, with a graph of how the match stood after it,
// and in sentences the faults; pictures (review_picture.h).
#pragma once

#include <string>

#include "upstar/answers/review.h"
#include "upstar/base/format.h"

namespace upstar {

std::string review_text(Arena& arena, const Review& review, Format format);

/// "Turn 5: b1b2,b2c2 by A gave 4 boxes away; better was b1b2,a3b3.". Requires a fault.
std::string fault_text(const Review& review, std::size_t turn);

/// What a player of the match is called: A and B where points are counted, as on the board, else
/// Left and Right.
std::string player_text(const Match& match, Player player);

}  // namespace upstar
