#include "upstar/search/answer_memo.h"

#include <gtest/gtest.h>

#include <cstdint>

#include "toy_positions.h"
#include "upstar/search/value_terms.h"

namespace upstar {
namespace {

class Answers : public testing::Test {
protected:
    /// Steps plus a value.
    Question<Steps> question(int steps, Game value, Player player = Player::Left) {
        Question<Steps> result;
        result.player = player;
        result.sum.add(Part<Steps>(Steps{steps}));
        result.sum.add(adder, value);
        return result;
    }

    Context context;
    Arena arena{context};
    TermAdder adder{arena, 100};
    AnswerMemo<Steps> memo{arena};
};

TEST_F(Answers, HoldForLargerAndSmallerNumbers) {
    memo.store(question(9, arena.integer(2)), true);
    memo.store(question(9, arena.integer(-3)), false);
    for (std::int64_t n = -5; n <= 5; ++n) {
        const auto found = memo.find(question(9, arena.integer(n)));
        EXPECT_EQ(found, n >= 2    ? std::optional(true)
                         : n <= -3 ? std::optional(false)
                                   : std::nullopt);
    }
    EXPECT_EQ(memo.size(), 1u);
    EXPECT_EQ(memo.find(question(8, arena.integer(2))), std::nullopt);
}

TEST_F(Answers, RightCountsTheOtherWay) {
    memo.store(question(9, arena.integer(2), Player::Right), true);
    EXPECT_EQ(memo.find(question(9, arena.integer(1), Player::Right)), true);
    EXPECT_EQ(memo.find(question(9, arena.integer(3), Player::Right)), std::nullopt);
    EXPECT_EQ(memo.find(question(9, arena.integer(1))), std::nullopt);
}

TEST_F(Answers, OnlyGetSharper) {
    for (const int n : {3, 1, 2}) memo.store(question(9, arena.integer(n)), true);
    for (const int n : {-3, -1, -2}) memo.store(question(9, arena.integer(n)), false);
    EXPECT_EQ(memo.find(question(9, arena.integer(1))), true);
    EXPECT_EQ(memo.find(question(9, arena.integer(0))), std::nullopt);
    EXPECT_EQ(memo.find(question(9, arena.integer(-1))), false);
}

TEST_F(Answers, TellInfinitesimalsApart) {
    memo.store(question(9, arena.nimber(1)), true);
    EXPECT_EQ(memo.find(question(9, Game())), std::nullopt);
    EXPECT_EQ(memo.find(question(9, arena.simple(Dyadic(1), 0, 1))), true);
    EXPECT_EQ(memo.find(question(9, arena.simple(Dyadic(1), 1, 1))), std::nullopt);
}

TEST_F(Answers, ChargeTheirMemoryAndGiveItBack) {
    const std::size_t before = context.memory_charged();
    for (int n = 0; n < 10'000; ++n) memo.store(question(n, Game()), true);
    EXPECT_GE(context.memory_charged() - before, 10'000 * sizeof(Question<Steps>));
    memo.clear();
    EXPECT_EQ(context.memory_charged(), before);
    EXPECT_EQ(memo.find(question(1, Game())), std::nullopt);
}

}  // namespace
}  // namespace upstar
