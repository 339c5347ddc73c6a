// Yes-or-no questions about values.
#pragma once

#include "upstar/values/arena.h"

namespace upstar {

/// Both stops are zero.
bool is_infinitesimal(const Arena& arena, Game g);
/// A number plus an infinitesimal: the stops agree.
bool is_numberish(const Arena& arena, Game g);
/// From every follower both players can move or neither can.
bool is_all_small(Arena& arena, Game g);

/// A number plus a tiny or a miny: {x||x|y} or {y|x||x} with x a number and y below or above it.
bool is_number_tiny(Arena& arena, Game g);
/// {X|-X} for some set X of options that print as +-X: a switch about zero.
bool is_switch(Arena& arena, Game g);

/// Parity of a game: integers have their own, * changes it, other games are even if all options
/// are odd and odd if all options are even.
enum class Parity : std::uint8_t { Even, Odd, Neither };
Parity parity(Arena& arena, Game g);

/// Temper: like parity, but every number is even-tempered: play lasts an even number of moves.
Parity temper(Arena& arena, Game g);

}  // namespace upstar
