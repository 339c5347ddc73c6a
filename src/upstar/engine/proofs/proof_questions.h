// The questions that need a solver of formulas, which a web page has not: the theorems of Circular
// Nim, how far stones of Konane can get, the check of certificates, and the four papers.
#pragma once

#include <vector>

#include "upstar/engine/question.h"

namespace upstar {

std::vector<EngineQuestion> theorem_questions();
std::vector<EngineQuestion> penetration_questions();
std::vector<EngineQuestion> check_questions();

/// All of them.
std::vector<EngineQuestion> proof_questions();

}  // namespace upstar
