// A described board as a picture, with moves marked on it; knows no game.
//
//     Svg svg(size.width, size.height, "Konane");
//     draw(svg, {0, 0}, BoardPicture{position.board(), marks});
//
// A winning move is a solid arrow, or outlined places, with a tick in a filled pill; a losing one a
// dotted line with a hollow pill; what nobody decided has a question mark. So nothing is told by
// colour alone. Left's pieces are dark and Right's light; a piece that goes one way has a nose. The
// squares of the last move have brackets at their corners; a line drawn last has a broad edge.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "upstar/base/format.h"
#include "upstar/draw/board_layout.h"
#include "upstar/draw/canvas.h"
#include "upstar/draw/move_marks.h"
#include "upstar/positions/board.h"

namespace upstar {

struct BoardPicture {
    BoardDescription board;
    std::vector<MoveMark> marks{};    ///< the best first
    std::vector<std::size_t> last{};  ///< the places that the last move changed
    /// Those that cover several squares of a row or a column: their places in order.
    std::vector<std::vector<std::size_t>> pieces{};
};

/// The board and its marks with the top left corner of the picture at `corner`.
void draw(Canvas& canvas, Point corner, const BoardPicture& picture);

/// The board alone, as SVG or TikZ.
std::string board_picture(const BoardDescription& board, const std::string& title, Format format);

}  // namespace upstar
