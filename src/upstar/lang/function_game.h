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

#include <optional>
#include <string>

#include "upstar/catalog/any_position.h"
#include "upstar/lang/machine.h"

namespace upstar {

/// How a game made from a function writes down this position, given as a list, coordinates or
/// anything else but a text; nothing for other games.
std::optional<std::string> position_text(const AnyRuleset& ruleset, const Cell& position);

/// The ruleset, which is in the catalog of the session from now on.
Cell game_from_function(Machine& machine, const Cell* arguments, std::size_t count);

}  // namespace upstar
