// The questions about families of positions: table, conjecture.
#pragma once

#include <vector>

#include "upstar/engine/question.h"

namespace upstar {

std::vector<EngineQuestion> family_questions();

}  // namespace upstar
