// Where the places of a described board lie in a picture of it.
//
// Squares stand in rows, stacks in a row or around a ring, lines between their dots, the nodes of a
// graph where springs along its edges pull them, those tied to the ground near the bottom.
#pragma once

#include <cstddef>
#include <vector>

#include "upstar/draw/point.h"
#include "upstar/positions/board.h"

namespace upstar {

struct BoardLayout {
    double width = 0;
    double height = 0;
    double unit = 0;            ///< the side of a square, the distance between dots
    Point corner{};             ///< of the board itself; labels stand outside
    std::vector<Point> places;  ///< the middle of each
    std::vector<double> bend;   ///< of a graph: how far an edge bulges sideways
    std::vector<Point> feet;    ///< of a graph: where an edge that is tied to the ground ends
    double ground = 0;  ///< of a graph: the height of the line of ground; 0 if there is none
};

BoardLayout lay_out(const BoardDescription& board);

/// Stacks are drawn token by token up to this height.
constexpr std::size_t kMostTokens = 12;
constexpr double kTokenHeight = 11;
/// The size of what is written below a board.
constexpr double kNoteLetters = 13;

}  // namespace upstar
