#include "upstar/games/konane/solver/openings.h"

#include <gtest/gtest.h>

#include "games/konane/solver/boards.h"

namespace upstar::konane {
namespace {

struct Counts {
    int rows;
    int columns;
    std::size_t openings;
    std::size_t gaps;
};

TEST(KonaneOpenings, AreCountedUpToSymmetry) {
    // 5x5: a corner, the centre, or beside it; each in one way. 6x6: a corner; a centre square with
    // one beside it in the centre or outside, either first.
    for (const Counts& expected : {Counts{5, 5, 3, 2}, Counts{6, 6, 4, 3}}) {
        const JumpBoard board(Grid(expected.rows, expected.columns), Konane::Jumps::Ancient);
        EXPECT_EQ(openings(board).size(), expected.openings) << expected.rows;
        EXPECT_EQ(gaps(board).size(), expected.gaps) << expected.rows;
    }
}

TEST(KonaneOpenings, LiftNeighboursAndTheFirstLiftsHisOwnColour) {
    for (int rows = 2; rows <= 6; ++rows) {
        for (int columns = 2; columns <= 6; ++columns) {
            const JumpBoard board(Grid(rows, columns), Konane::Jumps::Modern);
            for (const KonaneOpening& opening : openings(board)) {
                EXPECT_NE(board.widened(opening.first) & opening.second, CellSet{0});
                EXPECT_NE(opening.first, opening.second);
                EXPECT_NE(board.of(opening.starter) & opening.first, CellSet{0});
            }
        }
    }
}

// Ernst 1995: the second player wins on 4x4, 4x5 and 4x6; on 5x5 the colour of the corners does.
TEST(SlowKonaneOpenings, SecondPlayerWinsOnBoardsOfFourRows) {
    for (const int columns : {4, 5, 6}) {
        const JumpBoard board(Grid(4, columns), Konane::Jumps::Ancient);
        TestSolver solver(board);
        EXPECT_FALSE(first_lifter_wins(board, [&](CellSet stones, Player player) {
            return solver->wins_first(stones, player);
        })) << columns;
    }
}

TEST(SlowKonaneOpenings, CornerColourWinsOnFiveByFive) {
    const JumpBoard board(Grid(5, 5), Konane::Jumps::Ancient);
    TestSolver solver(board);
    for (const KonaneOpening& opening : openings(board)) {
        const bool starter_has_corners = opening.starter == Player::Left;
        EXPECT_EQ(solver->wins_first(board.squares() & ~opening.gap(), opening.starter),
                  starter_has_corners);
    }
}

}  // namespace
}  // namespace upstar::konane
