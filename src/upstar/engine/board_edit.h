// Editing a board: the text of a position after a change of what its board shows.
//
// A page edits by places and marks; the text of the position is made from the described board, and
// the game itself says whether it is a position. So no game needs to know of editing, and a change
// that a game does not allow is its parser's error. Shapes of boards are written alike by all games
// (positions/board.h): rows of marks joined by '|', heights joined by commas, the bits of lines. A
// graph is edited as a text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "upstar/catalog/any_position.h"

namespace upstar {

/// The marks that may stand on a square of this board, the empty one first; of a board of lines
/// "free" and "drawn"; none of another.
std::vector<std::string> marks_allowed(const AnyPosition& position);

/// The position after `mark` was put on the place of that name: one of marks_allowed, or a number
/// of tokens. Throws Error (Input) if there is no such place, or no such position.
PositionPtr with_mark(const AnyPosition& position, const std::string& place,
                      const std::string& mark);

/// The same position on a board of another size, cut or filled up at its right and its bottom:
/// squares and lines are free there, stacks have one token. Throws Error (Input) as the game does.
PositionPtr resized(const AnyPosition& position, std::size_t rows, std::size_t columns);

/// A position on a board of the same size with anything on its places that is allowed there; the
/// position itself where the board is no such shape.
PositionPtr scattered(const AnyPosition& position, std::uint64_t seed);

}  // namespace upstar
