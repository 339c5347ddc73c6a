// A report for programs that show it: {"schema", "headline", "board", "facts"}, where "board" is
// null for a graph and each fact has a "label" and a "sentence".
#pragma once

#include "upstar/base/json.h"
#include "upstar/games/dots/answers/report.h"

namespace upstar::dots {

Json report_json(const Report& report);

}  // namespace upstar::dots
