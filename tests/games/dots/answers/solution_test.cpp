#include "upstar/games/dots/answers/solution.h"

#include <gtest/gtest.h>

#include "upstar/games/dots/answers/solution_json.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::dots {
namespace {

Solution solution_of(const DotsPosition& position, SolutionParts parts) {
    Context context;
    DotsSolver solver(context);
    return solve(position.graph(), solver, parts);
}

TEST(Solution, HasOnlyThePartsThatWereAskedFor) {
    const DotsPosition position = parse_dots("1x2");
    const Solution margin = solution_of(position, {});
    EXPECT_EQ(margin.margin, 0);
    EXPECT_FALSE(margin.moves);
    EXPECT_FALSE(margin.line);
    const Solution all = solution_of(position, {.moves = true, .line = true});
    ASSERT_TRUE(all.moves && all.line);
    EXPECT_EQ(all.moves->size(), 7u);
    EXPECT_EQ(all.line->size(), 7u);
}

TEST(Solution, SaysWhoWins) {
    EXPECT_EQ(verdict({.margin = 0, .moves = {}, .line = {}}), "a draw");
    EXPECT_EQ(verdict({.margin = 2, .moves = {}, .line = {}}), "the player to move wins by 2");
    EXPECT_EQ(verdict({.margin = -3, .moves = {}, .line = {}}), "the player to move loses by 3");
}

TEST(SolutionJson, WritesNumbersAsNumbersAndMovesByCoordinates) {
    const DotsPosition position = parse_dots("1x1:10/00");
    Solution solution{-1, {}, {}, 12, 0.5};
    EXPECT_EQ(dumped(solution_json("1x1:10/00", position, solution)),
              "{\"schema\":1,\"position\":\"1x1:10/00\",\"value\":-1,\"nodes\":12,"
              "\"seconds\":0.5}");
    solution.moves = {{0, -1}, {1, 1}, {2, 1}};
    solution.line = {0, 1, 2};
    const Json json = solution_json("", position, solution);
    EXPECT_EQ(json["moves"][1], Json({{"move", "v(0,0)"}, {"value", 1}}));
    EXPECT_EQ(json["line"], "1. h(1,0) 2. v(0,0) 3. v(0,1)");
}

}  // namespace
}  // namespace upstar::dots
