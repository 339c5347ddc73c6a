// Boards drawn with characters, as in David Wilson's Dots-and-Boxes analysis.
//
//     +-+ +      dots are +, lines - and |, lines not drawn are blank; the letter in a complete box
//     |A|        is the player who captured it
//     +-+ +
//
// A cell may be wider than one character (`+---+`). Wilson's `#` (the line drawn last) is a drawn
// line, and a number on a line, as in the pictures of an analysis, stands on one
// that is not drawn. The names of the dots may stand beside the board: the number of a row in front
// of it, the letters of the columns in a line below.
// A problem file of his has a line in front: the penalty, sizes of memory and disk, and who is to
// move; only the last of them, A or B, says anything about the position.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "upstar/games/dots/rules/dots_position.h"

namespace upstar::dots {

/// Whether the text looks like a picture: a line of it begins with a dot +.
bool looks_like_picture(std::string_view text);

/// Throws Error (Input) with an offset.
DotsPosition parse_dots_picture(std::string_view text);

/// One character a dot, a line and a box, as Wilson has it.
std::string to_picture(const DotsBoard& board);

/// For players: with the names of the dots beside the board, cells three characters wide, and a
/// short text on each line that is not drawn, by its number (at most three characters; empty for
/// none).
std::string to_picture(const DotsBoard& board, const std::vector<std::string>& on_lines);

/// Wilson's problem file: the line in front, without a penalty, and the picture.
std::string to_problem_file(const DotsPosition& position);

}  // namespace upstar::dots
