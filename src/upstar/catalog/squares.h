// Squares of a board, and moves named by the squares they change.
//
// Positions have options, not moves with names; but where the text of a position is a strip or a
// grid of squares, a move shows in what it changes, and that is how people write moves: 3-5 for the
// toad that jumps from square 3 to 5, b1-b2 for a domino. Every such game gets squares and names
// from here. Squares of a strip are numbered from the left; those of a grid have a letter for the
// column and a number for the row, from the top, as the text reads. '.' is an empty square.
#pragma once

#include <optional>
#include <string>

#include "upstar/catalog/any_position.h"

namespace upstar {

/// The board with its squares labelled; a plain picture of a game that has none. Ends with a
/// newline.
std::string labelled_board(const AnyPosition& p);

struct MoveName {
    std::string from;  ///< the square that a piece leaves; empty if none moves
    std::string text;  ///< "3-5", "b1-b2"; the position that it leads to where there are no squares
};

/// The name of the move from `before` to `after`.
MoveName move_name(const AnyPosition& before, const AnyPosition& after);

}  // namespace upstar
