// A board of Dots-and-Boxes as SVG: lines, captured boxes, chains and loops in colours with their
// names, a number on each line that is not drawn, and beside the board the names of the dots.
#pragma once

#include <string>
#include <vector>

#include "upstar/games/dots/rules/dots_board.h"

namespace upstar::dots {

struct DotsPicture {
    /// Boxes that belong together, numbered as on the board; the name stands in the middle one.
    struct Piece {
        std::vector<int> boxes;
        std::string name;
    };
    /// What to write on a line, by its number.
    struct Note {
        int line = 0;
        std::string text;
        bool is_best = false;
    };

    DotsBoard board;
    std::vector<Piece> pieces;
    std::vector<Note> notes;
    std::vector<std::string> legend{};  ///< lines below the board that say what the notes are
};

std::string dots_svg(const DotsPicture& picture);

}  // namespace upstar::dots
