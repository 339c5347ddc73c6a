#include "upstar/games/dots/answers/game_review.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
#include "upstar/games/dots/answers/game_review_json.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::dots {
namespace {

// A takes one box in turn 5 and goes wrong with the next line.
constexpr const char* kGame =
    "2x2 1. a1b1 2. b1c1 3. a1a2 4. a2b2 5. b1b2,b2c2 6. c1c2,b2b3 7. a3b3 8. a2a3,b3c3 9. c2c3";

GameReview reviewed(const char* game, Context& context) {
    DotsAdviser adviser(context, 1);
    return review_game(parse_dots(game), adviser, std::chrono::milliseconds(0));
}

TEST(GameReview, TellsWhatEachTurnCostAndWhatWasBetter) {
    Context context;
    const GameReview review = reviewed(kGame, context);
    ASSERT_EQ(review.turns.size(), 9u);
    EXPECT_EQ(review.unknown(), 0u);
    const ReviewedTurn& slip = review.turns[4];
    EXPECT_EQ(slip.player, Scorer::A);
    EXPECT_EQ(slip.margin, 4);
    EXPECT_EQ(slip.cost, 4);
    EXPECT_EQ(review.names(slip.lines, LineNames::Dots),
              (std::vector<std::string>{"b1b2", "b2c2"}));
    EXPECT_EQ(review.names(slip.better, LineNames::Dots),
              (std::vector<std::string>{"b1b2", "a3b3"}));
    EXPECT_EQ(review.given_away(Scorer::A), 4);
    EXPECT_EQ(review.given_away(Scorer::B), 2);
}

TEST(GameReview, LeavesUnknownWhatItIsCancelledBefore) {
    Context context;
    context.cancel();
    const GameReview review = reviewed(kGame, context);
    EXPECT_GT(review.unknown(), 0u);
    EXPECT_FALSE(review.turns.front().margin);
}

TEST(GameReview, NeedsTheOrderOfPlay) {
    Context context;
    EXPECT_THROW(reviewed("1x2:1101/010", context), Error);
    EXPECT_THROW(reviewed("chain:3", context), Error);
}

TEST(GameReviewJson, HasNullWhereNothingIsKnownOrBetter) {
    GameReview review{
        DotsGrid(1, 1),
        {{Scorer::A, {0}, {}, 0, {}}, {Scorer::B, {1}, 1, 0, {}}, {Scorer::A, {2}, 1, 2, {3}}}};
    EXPECT_EQ(dumped(turn_json(review, 0)),
              "{\"schema\":1,\"turn\":1,\"player\":\"A\",\"lines\":[\"h(0,0)\"],\"margin\":null,"
              "\"cost\":null,\"better\":null}");
    EXPECT_EQ(dumped(turn_json(review, 1)),
              "{\"schema\":1,\"turn\":2,\"player\":\"B\",\"lines\":[\"h(1,0)\"],\"margin\":1,"
              "\"cost\":0,\"better\":null}");
    EXPECT_EQ(turn_json(review, 2)["better"], Json({"v(0,1)"}));
}

TEST(GameReviewJson, IsReadBack) {
    Context context;
    const GameReview review = reviewed(kGame, context);
    GameReview read{review.board, {}};
    for (std::size_t i = 0; i < review.turns.size(); ++i)
        read.turns.push_back(turn_from_json(review.board, turn_json(review, i)));
    for (std::size_t i = 0; i < review.turns.size(); ++i)
        EXPECT_EQ(dumped(turn_json(read, i)), dumped(turn_json(review, i)));
    EXPECT_EQ(read.given_away(Scorer::A), review.given_away(Scorer::A));
    Json off_the_board = turn_json(review, 0);
    off_the_board["lines"] = {"h(7,7)"};
    EXPECT_THROW(turn_from_json(review.board, off_the_board), Error);
}

}  // namespace
}  // namespace upstar::dots
