// Boards as labelled text.
#include "upstar/draw/board_text.h"

#include <gtest/gtest.h>

namespace upstar {
namespace {

BoardPlace line(std::size_t from, std::size_t to, bool drawn) {
    BoardPlace place;
    place.kind = BoardPlace::Kind::Line;
    place.from = from;
    place.to = to;
    place.is_empty = !drawn;
    return place;
}

TEST(BoardText, LabelsTheDotsAndMarksTheBoxes) {
    BoardDescription board;
    board.shape = BoardShape::Dots;
    board.rows = 1;
    board.columns = 2;
    board.places = {line(0, 1, true), line(1, 2, false), line(3, 4, true), line(4, 5, false),
                    line(0, 3, true), line(1, 4, true),  line(2, 5, false)};
    board.places.resize(9);
    for (std::size_t i = 7; i < 9; ++i) board.places[i].kind = BoardPlace::Kind::Box;
    board.places[7].owner = Player::Right;
    EXPECT_EQ(board_text(board),
              "  2 +---+   +\n"
              "    | B |\n"
              "  1 +---+   +\n"
              "    a   b   c\n");
}

TEST(BoardText, HasNothingForAGraph) {
    BoardDescription board;
    board.shape = BoardShape::Graph;
    EXPECT_EQ(board_text(board), std::nullopt);
}

}  // namespace
}  // namespace upstar
