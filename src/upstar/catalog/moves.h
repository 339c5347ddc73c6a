// Boards with their places labelled, and moves named by the places that they change.
//
// Positions have options, not moves with names; but a move shows in what it changes on the board,
// and that is how people write moves: 3-5 for the toad that jumps from square 3 to 5, b1-b2 for a
// domino, a1b1 for a line between two dots. All of it comes from the description of the board
// (positions/board.h), so that every front end names and shows moves alike.
#pragma once

#include <string>
#include <vector>

#include "upstar/base/paint.h"
#include "upstar/catalog/any_position.h"
#include "upstar/positions/board.h"

namespace upstar {

/// The board with its squares labelled; a plain picture of a game that has none. Ends with a
/// newline.
std::string labelled_board(const AnyPosition& p, const Paint& paint = {});

struct MoveName {
    std::string from;  ///< the place that a piece leaves; empty if none moves
    std::string
        text;  ///< "3-5", "b1-b2"; the position that it leads to where places say too little
};

/// The name of the move from `before` to `after`.
MoveName move_name(const AnyPosition& before, const AnyPosition& after);

/// What a move does to the board that it is made on.
struct MoveOnBoard {
    std::vector<std::size_t> changed{};  ///< places of that board
    std::vector<std::string> left{};     ///< what stands on each then; empty where nothing does
    std::string from{};                  ///< the place that a piece leaves; empty if none moves
};

/// Of the move from `before`, whose board this is. A cut string, and a pile that is gone, are
/// places that change, though the board after it has no such places any more.
MoveOnBoard move_on_board(const AnyPosition& before, const BoardDescription& board,
                          const AnyPosition& after);

}  // namespace upstar
