#include "upstar/positions/board.h"

#include <gtest/gtest.h>

namespace upstar {
namespace {

TEST(Board, ReadsAStripAndAGridFromTheirText) {
    const BoardDescription strip = board_of_squares("T.F");
    EXPECT_EQ(strip.shape, BoardShape::Strip);
    EXPECT_EQ(strip.places[2].name, "3");
    EXPECT_EQ(strip.places[2].mark, "F");
    EXPECT_TRUE(strip.places[1].is_empty);

    const BoardDescription grid = board_of_squares("xo.|ox#");
    EXPECT_EQ(grid.shape, BoardShape::Grid);
    EXPECT_EQ(grid.rows, 2u);
    EXPECT_EQ(grid.columns, 3u);
    EXPECT_EQ(grid.places[4].name, "b2");
}

TEST(Board, KnowsWhoseAPieceIs) {
    const BoardDescription board =
        board_of_squares("T.F#", {{'T', Player::Left}, {'F', Player::Right}});
    EXPECT_EQ(board.places[0].owner, Player::Left);
    EXPECT_EQ(board.places[1].owner, std::nullopt);
    EXPECT_EQ(board.places[2].owner, Player::Right);
    EXPECT_EQ(board.places[3].owner, std::nullopt);
}

TEST(Board, OfAnotherFormIsOnlyAText) {
    for (const char* text : {"", "3,5,2", "ab|c", "chain:3", "|"}) {
        const BoardDescription board = board_of_squares(text);
        EXPECT_EQ(board.shape, BoardShape::Text) << text;
        EXPECT_EQ(board.text, text);
        EXPECT_TRUE(board.places.empty());
    }
}

struct NamedMove {
    const char* before;
    const char* after;
    const char* name;
    const char* from;
};

TEST(Board, NamesAMoveByThePlacesThatItChanges) {
    for (const auto& [before, after, name, from] : {
             NamedMove{"TF..", ".FT.", "1-3", "1"},           // a jump
             NamedMove{"xo.|...", "..x|...", "a1-c1", "a1"},  // a jump that captures
             NamedMove{"..|..", "x.|x.", "a1-a2", ""},        // a domino
             NamedMove{"TFTF", "....", "1-2-3-4", ""},
             NamedMove{"T.", "T.", "", ""},
         }) {
        const BoardMove move = move_between(board_of_squares(before), board_of_squares(after));
        EXPECT_EQ(move.name, name) << before << " -> " << after;
        EXPECT_EQ(move.from, from) << before << " -> " << after;
    }
}

TEST(Board, OfStacksSaysWhichOnesAMoveChanges) {
    const BoardMove move =
        move_between(board_of_stacks({3, 5, 2}, true), board_of_stacks({1, 5, 0}, true));
    EXPECT_EQ(move.changed, (std::vector<std::size_t>{0, 2}));
    EXPECT_EQ(move.name, "");
}

TEST(Board, OfAnotherSizeIsNoMove) {
    EXPECT_TRUE(move_between(board_of_squares("T."), board_of_squares("T..")).changed.empty());
}

}  // namespace
}  // namespace upstar
