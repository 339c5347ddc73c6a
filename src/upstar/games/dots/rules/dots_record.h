// Games of Dots-and-Boxes as records: the size of the board, then every line in the order of play.
//
//     3x3 1. a1b1 2. c2c3 3. b1b2,a1a2,b2b3
//
// as on Little Golem: turns are numbered, and the lines of one turn are joined by commas. Numbers
// and commas may be left out, since the rules tell whose turn it is; where they stand they are
// checked. Lines may have any of their names (dots_lines.h).
#pragma once

#include <string>
#include <string_view>

#include "upstar/games/dots/rules/dots_lines.h"
#include "upstar/games/dots/rules/dots_position.h"

namespace upstar::dots {

/// Throws Error (Input) with an offset.
DotsPosition parse_dots_record(std::string_view text);

/// Numbered turns. Throws Error (Input) if the order of the lines is not known and matters, since
/// boxes are captured; the lines of other positions are written in the order of their numbers.
std::string to_record(const DotsPosition& position, LineNames names);

}  // namespace upstar::dots
