// Stacks of tokens, in a row or around a ring.
#include <algorithm>
#include <cmath>

#include "upstar/draw/board_painter.h"
#include "upstar/draw/palette.h"

namespace upstar {
namespace {

class Stacks : BoardPainter {
public:
    explicit Stacks(const BoardPainter& laid_out) : BoardPainter(laid_out) {}

    void run() { board_.is_ring ? ring() : row(); }

private:
    void row() {
        for (std::size_t i = 0; i < board_.places.size(); ++i) {
            const BoardPlace& stack = board_.places[i];
            const Point foot = middle(i);
            constexpr double kWidth = 38;
            const std::size_t tokens = shown_tokens(stack);
            for (std::size_t t = 0; t < tokens; ++t) {
                const double top = foot.y - kTokenHeight * static_cast<double>(t + 1);
                // a high stack has a gap in the middle
                if (stack.count > kMostTokens &&
                    (t == kMostTokens / 2 || t == kMostTokens / 2 - 1)) {
                    canvas_.circle({foot.x, top + kTokenHeight / 2}, 1.6,
                                   {.color = palette::kMark});
                    continue;
                }
                canvas_.rectangle({foot.x - kWidth / 2, top}, kWidth, kTokenHeight - 2, 4,
                                  {.color = palette::kBoard},
                                  {.color = palette::kStoneRim, .width = 1});
            }
            canvas_.line({foot.x - kWidth / 2 - 4, foot.y + 1},
                         {foot.x + kWidth / 2 + 4, foot.y + 1},
                         {.color = palette::kMark, .width = 1.5});
            canvas_.text({foot.x, foot.y - kTokenHeight * static_cast<double>(tokens) - 7},
                         stack.mark, {.size = 15, .color = palette::kInk, .is_bold = true});
            label({foot.x, foot.y + 17}, stack.name);
        }
    }

    void ring() {
        Point centre{0, 0};
        const auto count = static_cast<double>(board_.places.size());
        for (const Point& p : layout_.places)
            centre = {centre.x + p.x / count, centre.y + p.y / count};
        for (std::size_t i = 0; i < board_.places.size(); ++i) {
            const Point from = middle(i);
            const Point to = middle((i + 1) % board_.places.size());
            canvas_.line(from, to, {.color = palette::kBoardLine, .width = 1.5});
        }
        for (std::size_t i = 0; i < board_.places.size(); ++i) {
            const Point at = middle(i);
            canvas_.circle(at, layout_.unit / 2 - 3,
                           {.color = board_.places[i].is_empty ? palette::kPaper : palette::kBoard},
                           {.color = palette::kStoneRim, .width = 1.2});
            canvas_.text({at.x, at.y + 6}, board_.places[i].mark,
                         {.size = 17, .color = palette::kInk, .is_bold = true});
            const double dx = at.x - centre.x;
            const double dy = at.y - centre.y;
            const double length = std::max(1.0, std::sqrt(dx * dx + dy * dy));
            label({at.x + 34 * dx / length, at.y + 34 * dy / length + 4}, board_.places[i].name);
        }
    }
};

}  // namespace

void draw_stacks(const BoardPainter& laid_out) { Stacks(laid_out).run(); }

}  // namespace upstar
