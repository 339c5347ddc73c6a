#include "upstar/search/appraise.h"

#include <gtest/gtest.h>

#include "toy_positions.h"
#include "upstar/games/domineering.h"
#include "upstar/search/evaluate.h"

namespace upstar {

using namespace domineering;
namespace {

using Board = Domineering::Position;

class Appraise : public testing::Test {
protected:
    Board board(const std::string& text) {
        return representative(Domineering().parse(text)).position;
    }

    Context context;
    Arena arena{context};
};

TEST_F(Appraise, SmallPositionsHaveTheirValues) {
    Appraiser<Board> appraiser(arena, 100'000);
    Evaluator<Board> evaluator(arena);
    for (const char* text : {"2x2", "2x3", "3x3", "..|.x", "...|.x.|..."}) {
        const Appraisal known = appraiser.of(board(text));
        EXPECT_FALSE(known.is_big) << text;
        EXPECT_EQ(known.value, evaluator.value(board(text))) << text;
    }
}

TEST_F(Appraise, TheBudgetBoundsTheTreeOfPlay) {
    Appraiser<Steps> appraiser(arena, 10);
    EXPECT_FALSE(appraiser.of({9}).is_big);
    EXPECT_EQ(appraiser.of({9}).size, 10u);
    EXPECT_EQ(appraiser.of({9}).value, arena.integer(9));
    EXPECT_TRUE(appraiser.of({10}).is_big);
    EXPECT_EQ(appraiser.of({10}).lead, 1);
}

TEST_F(Appraise, DoesNotDependOnWhatWasSeenBefore) {
    Appraiser<Board> fresh(arena, 200);
    Appraiser<Board> used(arena, 200);
    used.of(board("4x4"));
    used.of(board("3x5"));
    for (const char* text : {"2x2", "2x3", "2x4", "3x3", "3x4", "..x|...|x.."})
        EXPECT_EQ(used.of(board(text)).is_big, fresh.of(board(text)).is_big) << text;
}

TEST_F(Appraise, WithoutABudgetNoValueIsMade) {
    Appraiser<Board> appraiser(arena, 0);
    EXPECT_EQ(appraiser.known(board("2x1")), std::nullopt);
    EXPECT_TRUE(appraiser.of(board("2x1")).is_big);
    EXPECT_EQ(Appraiser<Board>(arena, 1).known(board("4x1")), arena.integer(-2));
}

}  // namespace
}  // namespace upstar
