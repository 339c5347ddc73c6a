// The questions about positions and games that are played: analyse, board, moves, move, play,
// grade, review. The rules of a match are those of answers/match.h; here is a referee that keeps
// nothing: whoever asks holds the position.
#pragma once

#include <vector>

#include "upstar/engine/question.h"

namespace upstar {

std::vector<EngineQuestion> position_questions();

}  // namespace upstar
