// Reviews of matches: what they say of a few games, and in which forms. That every verdict is true
// is checked in review_conformance_test.cpp.
#include "upstar/answers/review.h"

#include <gtest/gtest.h>

#include "draw/svg_check.h"
#include "upstar/answers/record.h"
#include "upstar/answers/review_json.h"
#include "upstar/answers/review_picture.h"
#include "upstar/answers/review_text.h"
#include "upstar/base/error.h"
#include "upstar/catalog/catalog.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

class ReviewTest : public testing::Test {
protected:
    Review of(const char* game, const std::string& record) {
        Review judged = review(parse_record(catalog, record, catalog.named(game)).match, evaluators,
                               std::chrono::milliseconds(0));
        add_values(judged, evaluators, std::chrono::milliseconds(0));
        return judged;
    }
    std::string text(const Review& judged, Format format = Format::Text) {
        return review_text(arena, judged, format);
    }

    Catalog catalog;
    Context context;
    Arena arena{context};
    Evaluators evaluators{arena};
};

TEST_F(ReviewTest, FindsTheWinThatSlipped) {
    const Review judged = of("domineering", "3x3 1. a1-a2 2. b2-c2");
    EXPECT_EQ(judged.unknown(), 0u);
    EXPECT_EQ(judged.start.winner, Player::Left);
    EXPECT_TRUE(judged.turns[0].lost_win);
    EXPECT_EQ(judged.turns[0].better, std::vector<std::string>{"b1-b2"});
    EXPECT_EQ(judged.turns[0].after.winner, Player::Right);
    EXPECT_FALSE(judged.turns[1].is_fault());
    EXPECT_EQ(to_string(arena, *judged.start.value), "+-1");
    EXPECT_EQ(fault_text(judged, 0), "Turn 1: a1-a2 by Left let a win slip; b1-b2 wins.");
}

TEST_F(ReviewTest, CountsWhatATurnCost) {
    const Review judged = of("strings", "chain:1,chain:3 1. chain:3/1");
    EXPECT_EQ(judged.turns[0].cost, 4);  // from +2 to -2
    EXPECT_EQ(judged.turns[0].better, std::vector<std::string>{"chain:1/1"});
    EXPECT_EQ(judged.start.lead, 2);
    EXPECT_EQ(judged.turns[0].after.lead, -2);
    EXPECT_EQ(fault_text(judged, 0),
              "Turn 1: chain:3/1 by A gave 4 coins away; better was chain:1/1.");
}

TEST_F(ReviewTest, CountsTheMovesOfATurnTogether) {
    // A takes one box and goes wrong with the next line.
    const Review judged =
        of("dots",
           "2x2 1. a1b1 2. b1c1 3. a1a2 4. a2b2 5. b1b2,b2c2 6. c1c2,b2b3 7. a3b3 "
           "8. a2a3,b3c3 9. c2c3");
    ASSERT_EQ(judged.turns.size(), 9u);
    EXPECT_EQ(judged.turns[4].margin, 4);
    EXPECT_EQ(judged.turns[4].cost, 4);
    EXPECT_EQ(judged.turns[4].better, (std::vector<std::string>{"b1b2", "a3b3"}));
    EXPECT_EQ(judged.given_away(Player::Left), 4);
    EXPECT_EQ(judged.given_away(Player::Right), 2);
}

TEST_F(ReviewTest, LeavesUnknownWhatIsOutOfReach) {
    const Match match =
        parse_record(catalog, "8x8 1. a1-a2 2. c1-d1", catalog.named("domineering")).match;
    Review judged = review(match, evaluators, std::chrono::milliseconds(20));
    EXPECT_EQ(judged.unknown(), 2u);
    add_values(judged, evaluators, std::chrono::milliseconds(20));
    EXPECT_FALSE(judged.start.value);
    EXPECT_NE(text(judged).find("1     Left    a1-a2"), std::string::npos);
    context.cancel();
    judged = review(match, evaluators, std::chrono::milliseconds(0));
    EXPECT_EQ(judged.unknown(), 2u);
}

TEST_F(ReviewTest, DrawsAGraphOfWhatIsWonInTheEnd) {
    EXPECT_EQ(text(of("domineering", "3x3 1. a1-a2 2. b2-c2")),
              "turn  player  moves  wins   value     better     Right|Left\n"
              "0                    Left   +-1                       |\n"
              "1     Left    a1-a2  Right  {1/2|-2}  b1-b2        ===|\n"
              "2     Right   b2-c2  Right  -2                ========|\n"
              "\n"
              "After each turn: who wins if both play their best, and what the position is\n"
              "worth. The bars show the mean of that, in moves of advantage.\n"
              "\n"
              "Turn 1: a1-a2 by Left let a win slip; b1-b2 wins.\n");
    EXPECT_EQ(text(of("nim", "1,2 1. 0,2")),
              "turn  player  moves  wins   value  better     Right|Left\n"
              "0                    Left   *3                     |>\n"
              "1     Left    0,2    Right  *2     1,1            <|\n"
              "\n"
              "After each turn: who wins if both play their best, and what the position is\n"
              "worth. The arrows show who wins.\n"
              "\n"
              "Turn 1: 0,2 by Left let a win slip; 1,1 wins.\n");
    EXPECT_EQ(text(of("dots", "1x1 1. a1b1 2. a1a2 3. a2b2 4. b1b2"), Format::Csv),
              "turn,player,moves,margin,cost,better\n0,,,,,\n1,A,a1b1,-1,,\n2,B,a1a2,1,,\n"
              "3,A,a2b2,-1,,\n4,B,b1b2,1,,\n");
}

TEST_F(ReviewTest, IsReadBackFromItsJson) {
    Workspace work{arena, evaluators, catalog};
    for (const auto& [game, record] :
         {std::pair("domineering", "3x3 1. a1-a2 2. b2-c2"), std::pair("nim", "1,2 1. 1,1"),
          std::pair("dots", "1x1 1. a1b1 2. a1a2 3. a2b2 4. b1b2"),
          std::pair("dots", "1x3:111111/1001 1. b1b2,c1c2")}) {
        const std::string json = text(of(game, record), Format::Json);
        EXPECT_EQ(dumped(json_of(arena, review_from_json(work, Json::parse(json)))) + "\n", json);
    }
    EXPECT_THROW(review_from_json(work, Json::parse("{}")), Error);
}

TEST(ReviewPicture, IsWellFormedAndInItsFrame) {
    Context context;
    Arena arena(context);
    Evaluators evaluators(arena);
    const Catalog catalog;
    struct Row {
        const char* game;
        const char* record;
        const char* part;
    };
    for (const auto& [game, record, part] :
         {Row{"domineering", "4x4 1. a1-a2 2. c3-d3 3. b1-b2 4. a3-b3", "1. Left a1-a2 ? better"},
          Row{"dots", "2x2 1. a3b3 2. c1c2 3. b3c3 4. b1c1 5. a2b2", "4. B b1c1 ? better a2b2"},
          Row{"nim", "3,5 1. 2,5 2. 2,2", "2. Right"}}) {
        Review judged = review(parse_record(catalog, record, catalog.named(game)).match, evaluators,
                               std::chrono::milliseconds(0));
        add_values(judged, evaluators, std::chrono::milliseconds(0));
        const std::string svg = review_picture(arena, judged, Format::Svg);
        EXPECT_EQ(SvgCheck::complaint(svg), "") << record;
        EXPECT_NE(svg.find(part), std::string::npos) << svg;
    }
}

}  // namespace
}  // namespace upstar
