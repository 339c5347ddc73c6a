#include "upstar/draw/board_painter.h"

#include <algorithm>

#include "upstar/draw/palette.h"

namespace upstar {

BoardPainter::BoardPainter(Canvas& canvas, Point corner, const BoardPicture& picture)
    : canvas_(canvas),
      picture_(picture),
      board_(picture.board),
      layout_(lay_out(picture.board)),
      corner_(corner) {
    for (Point& p : layout_.places) p = {p.x + corner.x, p.y + corner.y};
    layout_.corner = {layout_.corner.x + corner.x, layout_.corner.y + corner.y};
    for (Point& p : layout_.feet) p = {p.x + corner.x, p.y + corner.y};
    layout_.ground += corner.y;
}

std::pair<Point, Point> BoardPainter::line_ends(const BoardPlace& line) const {
    const std::size_t in_a_row = board_.columns + 1;
    const auto dot = [&](std::size_t i) {
        const Point at = in_rows(i, in_a_row, layout_.unit, layout_.unit);
        return Point{layout_.corner.x + at.x, layout_.corner.y + at.y};
    };
    return {dot(line.from), dot(line.to)};
}

std::size_t BoardPainter::shown_tokens(const BoardPlace& stack) {
    return static_cast<std::size_t>(std::min<std::uint64_t>(stack.count, kMostTokens));
}

void BoardPainter::label(Point at, const std::string& text) {
    canvas_.text(at, text, {.size = kLetters, .color = palette::kLabel});
}

}  // namespace upstar
