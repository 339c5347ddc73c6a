// The group of games: negative, sum, difference, integer multiple.
#pragma once

#include "upstar/base/integer.h"
#include "upstar/values/arena.h"

namespace upstar {

Game negative(Arena& arena, Game g);
Game sum(Arena& arena, Game g, Game h);
inline Game difference(Arena& arena, Game g, Game h) { return sum(arena, g, negative(arena, h)); }

/// n copies of g.
Game multiple(Arena& arena, const Integer& n, Game g);

/// g as it is for Left, its negative for Right: how `player` counts g.
inline Game seen_by(Arena& arena, Player player, Game g) {
    return player == Player::Left ? g : negative(arena, g);
}

}  // namespace upstar
