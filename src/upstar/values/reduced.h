// What is left of a game when infinitesimals do not count, and its twin when * does.
#pragma once

#include "upstar/values/arena.h"

namespace upstar {

/// The reduced canonical form: the simplest game infinitesimally close to g (Grossman and Siegel,
/// Reductions of partizan games, 2009).
Game reduced_canonical_form(Arena& arena, Game g);

/// The companion of g: its options are the companions of those of g, and 0 besides, for Left if g
/// >= 0 and for Right if g <= 0. So 0 and * are each other's companions, and ^* is that of ^.
Game companion(Arena& arena, Game g);

}  // namespace upstar
