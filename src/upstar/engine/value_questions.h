// The questions about values and whatever has one: evaluate, explain, draw.
#pragma once

#include <vector>

#include "upstar/engine/question.h"

namespace upstar {

std::vector<EngineQuestion> value_questions();

}  // namespace upstar
