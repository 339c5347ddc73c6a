#include "upstar/games/dots/rules/move_names.h"

#include <gtest/gtest.h>

#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::dots {
namespace {

TEST(MoveNames, AreLinesOfABoardAndStringsOfAGraph) {
    const DotsPosition board = parse_dots("1x1:11/00");
    EXPECT_EQ(move_names(board), (std::vector<std::string>{"a1a2", "b1b2"}));
    EXPECT_EQ(move_names(board, LineNames::Coordinates),
              (std::vector<std::string>{"v(0,0)", "v(0,1)"}));
    EXPECT_EQ(move_names(parse_dots("chain:1")),
              (std::vector<std::string>{"chain:1/1", "chain:1/2"}));
}

TEST(TurnsText, JoinsTheLinesOfATurnByCommas) {
    EXPECT_EQ(turns_text(parse_dots("1x1:11/00"), {1, 0}), "1. b1b2 2. a1a2");
    EXPECT_EQ(turns_text(parse_dots("1x2:1111/100"), {0, 1}), "1. b1b2,c1c2");
}

TEST(TurnsText, WritesStringsInARowAsARange) {
    EXPECT_EQ(turns_text(parse_dots("chain:3"), {0, 1, 2, 3}), "1. chain:3/1 2. chain:3/2..4");
}

TEST(ScorerLetter, IsAQuestionMarkWhereNobodyKnows) {
    EXPECT_STREQ(scorer_letter(Scorer::A), "A");
    EXPECT_STREQ(scorer_letter(Scorer::B), "B");
    EXPECT_STREQ(scorer_letter(Scorer::Unknown), "?");
}

}  // namespace
}  // namespace upstar::dots
