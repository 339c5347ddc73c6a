// The explanation of a position in words.
#pragma once

#include <string>

#include "upstar/answers/position_explanation.h"

namespace upstar {

/// Who wins and why, in one sentence.
std::string position_sentence(Arena& arena, const PositionExplanation& explanation);

/// What the sentence rests on, in lines.
std::string position_details(Arena& arena, const PositionExplanation& explanation);

/// How a value arises from its options, one step a line; very many steps are counted only.
std::string steps_text(Arena& arena, const ValueSteps& steps);

}  // namespace upstar
