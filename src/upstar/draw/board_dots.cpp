// Dots, the lines between them, and the boxes.
#include "upstar/draw/board_painter.h"
#include "upstar/draw/board_text.h"
#include "upstar/draw/palette.h"

namespace upstar {
namespace {

using Kind = BoardPlace::Kind;

class Dots : BoardPainter {
public:
    explicit Dots(const BoardPainter& laid_out) : BoardPainter(laid_out) {}

    void run() {
        for (std::size_t i = 0; i < board_.places.size(); ++i) {
            const BoardPlace& place = board_.places[i];
            if (place.kind != Kind::Box || place.is_empty) continue;
            const Point at = middle(i);
            const double half = layout_.unit / 2;
            canvas_.rectangle({at.x - half, at.y - half}, 2 * half, 2 * half, 0,
                              {.color = palette::kSunken});
            if (place.owner)
                canvas_.text(
                    {at.x, at.y + 7}, std::string(1, owner_letter(*place.owner)),
                    {.size = 20,
                     .color = *place.owner == Player::Left ? palette::kLeft : palette::kRight,
                     .is_bold = true});
        }
        for (const std::size_t i : picture_.last) {
            if (board_.places[i].kind != Kind::Line) continue;
            const auto [from, to] = line_ends(board_.places[i]);
            canvas_.line(from, to, {.color = palette::kBoard, .width = 13});
        }
        for (const BoardPlace& place : board_.places) {
            if (place.kind != Kind::Line) continue;
            const auto [from, to] = line_ends(place);
            canvas_.line(from, to,
                         place.is_empty
                             ? Stroke{.color = palette::kLabel, .width = 1, .dash = "2 5"}
                             : Stroke{.color = palette::kInk, .width = 3.5});
        }
        for (std::size_t row = 0; row <= board_.rows; ++row)
            for (std::size_t column = 0; column <= board_.columns; ++column)
                canvas_.circle({layout_.corner.x + layout_.unit * static_cast<double>(column),
                                layout_.corner.y + layout_.unit * static_cast<double>(row)},
                               4, {.color = palette::kInk});
        for (std::size_t row = 0; row <= board_.rows; ++row)
            label({layout_.corner.x - 16,
                   layout_.corner.y + layout_.unit * static_cast<double>(row) + 4},
                  std::to_string(board_.rows + 1 - row));
        for (std::size_t column = 0; column <= board_.columns; ++column)
            label({layout_.corner.x + layout_.unit * static_cast<double>(column),
                   layout_.corner.y + layout_.unit * static_cast<double>(board_.rows) + 21},
                  column_letters(static_cast<int>(column)));
    }
};

}  // namespace

void draw_dots(const BoardPainter& laid_out) { Dots(laid_out).run(); }

}  // namespace upstar
