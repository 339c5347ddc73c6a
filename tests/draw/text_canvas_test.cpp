#include "upstar/draw/text_canvas.h"

#include <gtest/gtest.h>

namespace upstar {
namespace {

// A cross in a corner, a slanting line and a word that runs out of the picture.
std::string sample(Charset charset) {
    TextCanvas canvas(3, 6, charset);
    canvas.horizontal(1, 4, 0);
    for (int row = 0; row < 3; ++row) canvas.stroke(row, 1, TextCanvas::kUp | TextCanvas::kDown);
    canvas.put(0, 3, TextCanvas::Mark::Falling);
    canvas.put(0, 2, TextCanvas::Mark::ArrowUp);
    canvas.text(2, 3, "x↑yz");
    canvas.stroke(7, 7, TextCanvas::kUp);
    return canvas.to_string();
}

TEST(TextCanvas, JoinsStrokesThatMeet) {
    EXPECT_EQ(sample(Charset::Unicode),
              " │↑╲\n"
              "╶┼──╴\n"
              " │ x↑y\n");
}

TEST(TextCanvas, DrawsInPlainAscii) {
    EXPECT_EQ(sample(Charset::Ascii),
              " |^\\\n"
              "-+---\n"
              " | x↑y\n");
}

TEST(TextCanvas, ShowsTheLastThingDrawnInACell) {
    TextCanvas canvas(1, 2, Charset::Unicode);
    canvas.put(0, 0, TextCanvas::Mark::Dash);
    canvas.stroke(0, 0, TextCanvas::kUp | TextCanvas::kDown);
    canvas.stroke(0, 1, TextCanvas::kUp | TextCanvas::kDown);
    canvas.put(0, 1, TextCanvas::Mark::Rising);
    EXPECT_EQ(canvas.to_string(), "│╱\n");
}

}  // namespace
}  // namespace upstar
