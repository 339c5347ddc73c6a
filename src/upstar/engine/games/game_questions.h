// The questions that are special to one game: dots ..., konane ..., nim ..., heaps ...,
// toads ... They have the names of
// the program's commands. What needs a solver of formulas is in engine/proofs/.
#pragma once

#include <vector>

#include "upstar/engine/question.h"

namespace upstar {

std::vector<EngineQuestion> dots_questions();
std::vector<EngineQuestion> konane_questions();
std::vector<EngineQuestion> nim_questions();
std::vector<EngineQuestion> heap_questions();
std::vector<EngineQuestion> toads_questions();

/// All of them.
std::vector<EngineQuestion> game_questions();

}  // namespace upstar
