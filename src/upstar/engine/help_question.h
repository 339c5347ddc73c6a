// The question for help: the pages of the calculator, on the language, its properties and games.
#pragma once

#include "upstar/engine/question.h"

namespace upstar {

EngineQuestion help_question();

}  // namespace upstar
