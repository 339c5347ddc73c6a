// Canonical forms: from any two lists of options to the value they make.
#pragma once

#include <span>
#include <vector>

#include "upstar/values/arena.h"

namespace upstar {

/// The value of {left | right}.
Game canonical(Arena& arena, const std::vector<Game>& left, const std::vector<Game>& right);

/// The same of options that lie anywhere.
Game canonical(Arena& arena, std::span<const Game> left, std::span<const Game> right);

}  // namespace upstar
