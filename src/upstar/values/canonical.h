// Canonical forms: from any two lists of options to the value they make.
#pragma once

#include <vector>

#include "upstar/values/arena.h"

namespace upstar {

/// The value of {left | right}.
Game canonical(Arena& arena, std::vector<Game> left, std::vector<Game> right);

}  // namespace upstar
