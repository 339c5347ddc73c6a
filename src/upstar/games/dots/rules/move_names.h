// The moves of a position by the names that people read: lines of a board, strings of a graph.
#pragma once

#include <string>
#include <vector>

#include "upstar/games/dots/rules/dots_lines.h"
#include "upstar/games/dots/rules/dots_position.h"

namespace upstar::dots {

/// The name of each string: on a board as `names` says (a1b1 for players, h(r,c) and v(r,c) for
/// programs), in a graph A-B:9/3.
std::vector<std::string> move_names(const DotsPosition& position,
                                    LineNames names = LineNames::Dots);

/// Moves in order as a record: "1. a1b1 2. b1b2,b2c2", the lines of a turn joined by commas;
/// in a graph "A-B:9/2..4" is three strings one after the other.
std::string turns_text(const DotsPosition& position, const std::vector<int>& strings,
                       LineNames names = LineNames::Dots);

}  // namespace upstar::dots
