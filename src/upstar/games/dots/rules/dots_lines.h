// The names of the lines of a board: how players write a move.
//
//     h(r,c)  v(r,c)   OpenSpiel: row and column from the top left, from 0; h(0,0) is the top line
//                      of the first box, v(0,0) its left side
//     a1b1             Little Golem (Knox 2004): two neighbouring dots, columns a, b, ... from the
//                      left, rows 1, 2, ... from the *bottom*
//     ba               Wilson: the row and the column of the line in a picture of one character a
//                      dot, line and box, both lettered a, b, ... from the top left
//
// Box and side (`A1R`) is not read: authors disagree where A1 is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "upstar/games/dots/rules/dots_board.h"

namespace upstar::dots {

enum class LineNames : std::uint8_t { Coordinates, Dots, Lattice };

/// Requires, for Lattice, a board of at most 12 x 12 boxes.
std::string line_name(const DotsGrid& board, int line, LineNames names);

/// A line by any of its names. Throws Error (Input), placed at `offset` plus the place in the word.
int parse_line(const DotsGrid& board, std::string_view word, std::size_t offset = 0);

}  // namespace upstar::dots
