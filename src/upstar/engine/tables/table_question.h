// The question for the table of a family of positions. It stands apart from the others since
// sweep/ is no part of the web page.
#pragma once

#include "upstar/engine/question.h"

namespace upstar {

EngineQuestion table_question();

}  // namespace upstar
