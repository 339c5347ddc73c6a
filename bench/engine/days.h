// The games born by a given day: 1, 4, 22, 1474 of them by days 0 to 3.
#pragma once

#include <vector>

#include "upstar/values/arena.h"

namespace upstar {

/// In an order that is the same for every arena.
std::vector<Game> born_by_day(Arena& arena, int day);

}  // namespace upstar
