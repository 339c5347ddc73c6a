// Positions that are rotations or reflections of one another, and which of them stands for all.
#pragma once

#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/sieve/cube.h"

namespace upstar::circular_nim {

/// The least image of the position in lexicographic order: of its rotations and reflections on a
/// circle, of its two readings on a path, under the symmetries of a family.
Stacks least_image(const CircularRules& rules, const Stacks& stacks);

}  // namespace upstar::circular_nim
