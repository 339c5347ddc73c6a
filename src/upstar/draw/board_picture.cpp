#include "upstar/draw/board_picture.h"

#include "upstar/draw/board_painter.h"
#include "upstar/draw/board_words.h"
#include "upstar/draw/palette.h"
#include "upstar/draw/picture.h"

namespace upstar {
namespace {

class Picture : BoardPainter {
public:
    explicit Picture(const BoardPainter& laid_out) : BoardPainter(laid_out) {}

    void run() {
        if (board_.shape == BoardShape::Text) return text();
        shape();
        if (!board_.text.empty())
            canvas_.text({corner_.x + layout_.width / 2, corner_.y + layout_.height - 8},
                         board_.text, {.size = kNoteLetters, .color = palette::kInkSecond});
        draw_marks(*this);
    }

private:
    void shape() {
        switch (board_.shape) {
            case BoardShape::Strip:
            case BoardShape::Grid:
                return draw_squares(*this);
            case BoardShape::Stacks:
                return draw_stacks(*this);
            case BoardShape::Dots:
                return draw_dots(*this);
            case BoardShape::Graph:
                return draw_graph(*this);
            case BoardShape::Text:
                return;
        }
    }

    void text() {
        double y = layout_.corner.y + 14;
        std::size_t begin = 0;
        for (std::size_t i = 0; i <= board_.text.size(); ++i) {
            if (i < board_.text.size() && board_.text[i] != '|') continue;
            canvas_.text({layout_.corner.x, y}, board_.text.substr(begin, i - begin),
                         {.anchor = Lettering::Anchor::Start, .size = 15, .color = palette::kInk});
            begin = i + 1;
            y += layout_.unit;
        }
    }
};

}  // namespace

void draw(Canvas& canvas, Point corner, const BoardPicture& picture) {
    Picture(BoardPainter(canvas, corner, picture)).run();
}

std::string board_picture(const BoardDescription& board, const std::string& title, Format format) {
    const BoardLayout layout = lay_out(board);
    return picture({layout.width, layout.height, title, described_in_words(board)}, format,
                   [&](Canvas& canvas) {
                       draw(canvas, {0, 0}, {board});
                   });
}

}  // namespace upstar
