// Armies, their jumps and their potentials as text.
#pragma once

#include <string>

#include "upstar/games/konane/army/penetration.h"

namespace upstar::konane {

/// The boards from the first position to the last, several beside each other. Stones are x and o as
/// on a checkerboard, * is the goal, and a line runs where the army stood behind.
std::string picture(const Advance& advance);

/// The potentials as a table with the goal in the top row; the army's rectangle is in brackets.
std::string picture(const Pagoda& pagoda, const Army& army);

}  // namespace upstar::konane
