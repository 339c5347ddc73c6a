// Taxing and untaxing moves: cooling, freezing, heating, overheating (Winning Ways, ch. 6).
#pragma once

#include "upstar/values/arena.h"

namespace upstar {

/// G cooled by t: each move costs its player t, and play in a game ends at its mean once t exceeds
/// its temperature. Requires t > -1.
Game cool(Arena& arena, Game g, const Dyadic& t);

/// G cooled by its own temperature; numbers stay.
Game freeze(Arena& arena, Game g);

/// G heated by t: each move is worth t more to its player; numbers stay.
Game heat(Arena& arena, Game g, Game t);

/// G overheated from s to t: integers n become n copies of s, each other move is worth t more.
Game overheat(Arena& arena, Game g, Game s, Game t);

}  // namespace upstar
