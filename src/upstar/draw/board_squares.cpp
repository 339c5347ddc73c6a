// Squares in a strip or a grid, with the pieces on them.
#include <algorithm>
#include <vector>

#include "upstar/draw/board_painter.h"
#include "upstar/draw/palette.h"

namespace upstar {
namespace {

class Squares : BoardPainter {
public:
    explicit Squares(const BoardPainter& laid_out) : BoardPainter(laid_out) {}

    void run() {
        const double unit = layout_.unit;
        const auto [x, y] = layout_.corner;
        const double width = unit * static_cast<double>(board_.columns);
        const double height = unit * static_cast<double>(board_.rows);
        canvas_.rectangle({x - 4, y - 4}, width + 8, height + 8, 6, {.color = palette::kBoard},
                          {.color = palette::kBoardLine});
        const Stroke hairline{.color = palette::kBoardLine};
        for (std::size_t i = 0; i <= board_.columns; ++i) {
            const double at = x + unit * static_cast<double>(i);
            canvas_.line({at, y}, {at, y + height}, hairline);
        }
        for (std::size_t i = 0; i <= board_.rows; ++i) {
            const double at = y + unit * static_cast<double>(i);
            canvas_.line({x, at}, {x + width, at}, hairline);
        }
        for (std::size_t i = 0; i < board_.columns; ++i)
            label({x + unit * (static_cast<double>(i) + 0.5), y - 9},
                  board_.rows == 1 ? std::to_string(i + 1)
                                   : std::string(1, static_cast<char>('a' + i)));
        for (std::size_t i = 0; i < board_.rows && board_.rows > 1; ++i)
            label({x - 14, y + unit * (static_cast<double>(i) + 0.5) + 4}, std::to_string(i + 1));
        std::vector<bool> is_covered(board_.places.size());
        for (const std::vector<std::size_t>& piece : picture_.pieces)
            for (const std::size_t i : piece) is_covered[i] = true;
        for (std::size_t i = 0; i < board_.places.size(); ++i)
            if (!is_covered[i]) square(i);
        for (const std::vector<std::size_t>& piece : picture_.pieces) long_piece(piece);
        mark_last();
    }

private:
    // Brackets around each square of the last move, or around the long piece that was put there.
    void mark_last() {
        if (std::find(picture_.pieces.begin(), picture_.pieces.end(), picture_.last) !=
            picture_.pieces.end())
            return brackets(middle(picture_.last.front()), middle(picture_.last.back()));
        for (const std::size_t i : picture_.last) brackets(middle(i), middle(i));
    }

    void brackets(Point first, Point last) {
        const double half = 0.45 * layout_.unit;
        const double arm = 0.16 * layout_.unit;
        for (const double x : {-1.0, 1.0})
            for (const double y : {-1.0, 1.0}) {
                const Point corner{(x < 0 ? first.x : last.x) + x * half,
                                   (y < 0 ? first.y : last.y) + y * half};
                canvas_.polyline(
                    {{corner.x - x * arm, corner.y}, corner, {corner.x, corner.y - y * arm}},
                    {.color = palette::kMark, .width = 2});
            }
    }

    // A piece that covers several squares of a row or a column.
    void long_piece(const std::vector<std::size_t>& squares) {
        const BoardPlace& place = board_.places[squares.front()];
        const Point first = middle(squares.front());
        const Point last = middle(squares.back());
        const double half = 0.36 * layout_.unit;
        const bool is_left = place.owner == Player::Left;
        canvas_.rectangle(
            {first.x - half, first.y - half}, last.x - first.x + 2 * half,
            last.y - first.y + 2 * half, 0.14 * layout_.unit,
            {.color = is_left ? palette::kBlackStone : palette::kWhiteStone},
            {.color = is_left ? palette::kBlackStone : palette::kStoneRim, .width = 1.2});
        canvas_.text(
            {(first.x + last.x) / 2, (first.y + last.y) / 2 + 0.3 * half}, place.mark,
            {.size = 0.85 * half, .color = is_left ? palette::kWhiteStone : palette::kBlackStone});
    }

    void square(std::size_t i) {
        const BoardPlace& place = board_.places[i];
        const Point at = middle(i);
        const double unit = layout_.unit;
        if (place.is_empty) {
            canvas_.circle(at, 0.09 * unit, {.color = palette::kPit},
                           {.color = palette::kBoardLine});
        } else if (!place.owner && place.count > 0) {
            canvas_.circle(at, 0.36 * unit, {.color = palette::kStoneRim},
                           {.color = palette::kMark, .width = 1.2});
        } else if (!place.owner) {
            const double side = 0.86 * unit;
            canvas_.rectangle({at.x - side / 2, at.y - side / 2}, side, side, 3,
                              {.color = palette::kBlocked});
        } else {
            piece(at, 0.36 * unit, place);
        }
    }

    void piece(Point at, double radius, const BoardPlace& place) {
        const bool is_left = place.owner == Player::Left;
        const Fill fill{.color = is_left ? palette::kBlackStone : palette::kWhiteStone};
        const Stroke rim{.color = is_left ? palette::kBlackStone : palette::kStoneRim,
                         .width = 1.2};
        if (place.heading != 0) {
            const double way = place.heading * radius;
            canvas_.polygon({{at.x + 1.32 * way, at.y},
                             {at.x + 0.66 * way, at.y - 0.75 * radius},
                             {at.x + 0.66 * way, at.y + 0.75 * radius}},
                            fill, rim);
        }
        canvas_.circle(at, radius, fill, rim);
        const bool has_letter = place.mark != "x" && place.mark != "o" && place.mark != "#";
        if (has_letter)
            canvas_.text({at.x, at.y + 0.3 * radius}, place.mark,
                         {.size = 0.85 * radius,
                          .color = is_left ? palette::kWhiteStone : palette::kBlackStone});
    }
};

}  // namespace

void draw_squares(const BoardPainter& laid_out) { Squares(laid_out).run(); }

}  // namespace upstar
