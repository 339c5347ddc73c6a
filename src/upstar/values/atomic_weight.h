// Atomic weights: how many ups an infinitesimal is worth (Winning Ways, ch. 8; Siegel, II.7).
#pragma once

#include <optional>

#include "upstar/values/arena.h"

namespace upstar {

/// The atomic weight of g, or nothing if g is not atomic.
std::optional<Game> atomic_weight(Arena& arena, Game g);

}  // namespace upstar
