// What speaks for a move, in words, for whoever plays against the machine or asks it for advice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "upstar/answers/advice.h"
#include "upstar/values/outcome_words.h"
#include "upstar/values/short_text.h"

namespace upstar {

/// One clause that says what speaks for the move: "it is worth 0, so whoever moves then loses, and
/// it is your turn". A specialist's reason stands as he gave it, in the voice that advise was asked
/// for.
std::string reasoning(Arena& arena, const Advice& advice, const RatedMove& move, Voice voice);

}  // namespace upstar
