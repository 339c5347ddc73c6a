#include "upstar/games/dots/answers/conversion.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"

namespace upstar::dots {
namespace {

TEST(Conversion, KeepsABoardAsItIs) {
    Context context;
    const DotsPosition position = parse_dots("1x2:1101/010");
    EXPECT_EQ(converted(position, DotsNotation::Bits, context), "1x2:1101/010");
    EXPECT_EQ(converted(position, DotsNotation::Edges, context),
              to_text(position, DotsNotation::Edges));
}

TEST(Conversion, LaysAGraphOutOnlyWhereTheNotationNeedsABoard) {
    Context context;
    const DotsPosition ring = parse_dots("loop:5");  // odd loops have no board
    EXPECT_EQ(converted(ring, DotsNotation::Graph, context), "loop:5");
    EXPECT_THROW(converted(ring, DotsNotation::Picture, context), Error);
    const std::string bits = converted(parse_dots("loop:4"), DotsNotation::Bits, context);
    EXPECT_EQ(converted(parse_dots(bits), DotsNotation::Graph, context), "loop:4");
}

TEST(Conversion, KeepsTheNamesOfJoints) {
    Context context;
    const DotsPosition board = on_board(parse_dots("ground-Q:3 Q@4 chain:4"), context);
    ASSERT_TRUE(board.board());
    EXPECT_NE(to_text(board, DotsNotation::Graph).find("Q"), std::string::npos);
}

}  // namespace
}  // namespace upstar::dots
