// Boards as a size, with the lines as bits.
//
//     5x5                        an empty board of 5 x 5 *boxes*; 6x6 dots is the same, and so are
//                                5X5, 5 x 5 and 5×5
//     1x2:1101/010               horizontals row by row, then verticals row by row; 1 is drawn
//
// The bits are in the order of OpenSpiel's strings, with a slash between the two kinds.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "upstar/games/dots/rules/dots_board.h"

namespace upstar::dots {

struct BoardSize {
    int rows = 1;  ///< of boxes
    int columns = 1;
    std::size_t length = 0;  ///< characters read
};

/// Whether the text begins like a size: digits, x (or X or ×, with blanks or without), digits.
bool begins_with_size(std::string_view text);

/// The size at the beginning. Throws Error (Input) for one that is too small or too large.
BoardSize parse_board_size(std::string_view text);

/// A size, or a size and its bits. Complete boxes are captured by Unknown.
DotsBoard parse_board_bits(std::string_view text);

/// Size and bits, also of an empty board.
std::string to_bits(const DotsBoard& board);

}  // namespace upstar::dots
