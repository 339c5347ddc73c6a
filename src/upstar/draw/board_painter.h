// A described board that is laid out on a canvas: what those share who draw its shapes and its
// marks.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "upstar/draw/board_layout.h"
#include "upstar/draw/board_picture.h"
#include "upstar/draw/canvas.h"

namespace upstar {

class BoardPainter {
public:
    /// The canvas and the picture must outlive this.
    BoardPainter(Canvas& canvas, Point corner, const BoardPicture& picture);

protected:
    /// Of small letters beside the board.
    static constexpr double kLetters = 12;

    Point middle(std::size_t place) const { return layout_.places[place]; }
    /// The ends of a line between dots.
    std::pair<Point, Point> line_ends(const BoardPlace& line) const;
    /// How many of a stack's tokens are drawn.
    static std::size_t shown_tokens(const BoardPlace& stack);

    void label(Point at, const std::string& text);

    Canvas& canvas_;
    const BoardPicture& picture_;
    const BoardDescription& board_;
    BoardLayout layout_;
    Point corner_;
};

/// The shapes, without marks but for the last move.
void draw_squares(const BoardPainter& laid_out);
void draw_stacks(const BoardPainter& laid_out);
void draw_dots(const BoardPainter& laid_out);
void draw_graph(const BoardPainter& laid_out);

/// What each move leads to, and the ways of those that win.
void draw_marks(const BoardPainter& laid_out);

}  // namespace upstar
