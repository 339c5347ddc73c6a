// Everything that can be reached from a game, and what is counted over it.
//
// Numbers and nimbers can have astronomically many followers (the integer n has n + 1), so counts
// are taken in closed form over them and are integers of any size.
#pragma once

#include <vector>

#include "upstar/base/integer.h"
#include "upstar/values/arena.h"
#include "upstar/values/order.h"

namespace upstar {

/// All followers of g, g included; in no particular order. Throws Error (Limit) past `most`.
std::vector<Game> followers(Arena& arena, Game g, std::size_t most = 1'000'000);

/// How many followers g has, g included.
Integer follower_count(Arena& arena, Game g);

/// The day by which g is born: the height of its canonical form.
Integer birthday(Arena& arena, Game g);

/// How many stops the canonical form has: numbers reached by play that halts at numbers.
Integer stop_count(Arena& arena, Game g);

/// The outcome of the canonical form under misere play.
Outcome misere_outcome(Arena& arena, Game g);

}  // namespace upstar
