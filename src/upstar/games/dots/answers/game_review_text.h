// A reviewed game in every format: a line a turn.
#pragma once

#include <string>

#include "upstar/base/format.h"
#include "upstar/games/dots/answers/game_review.h"

namespace upstar::dots {

/// Text also tells what each player gave away, of the turns that were judged.
std::string game_review_text(const GameReview& review, Format format);

}  // namespace upstar::dots
