// A game in one line, from a function of positions to options:
//
//     game("hop", p -> ...)                 impartial: the options of p
//     game("hop", (p, player) -> ...)       partizan
//     game("hop", left, right)              partizan: a function for each player
//     game("hop", f, "scoring")             options are [position, points] or
//                                           [position, points, moves again]
//
// A position is anything that is written down: a number, a text, a list, coordinates.
#pragma once

#include "upstar/lang/machine.h"

namespace upstar {

/// The ruleset, which is in the catalog of the session from now on.
Cell game_from_function(Machine& machine, const Cell* arguments, std::size_t count);

}  // namespace upstar
