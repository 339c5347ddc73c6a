// Solutions, plans and analyses as people and spreadsheets read them.
#include <gtest/gtest.h>

#include "upstar/games/dots/answers/analysed_text.h"
#include "upstar/games/dots/answers/kept_search.h"
#include "upstar/games/dots/answers/planned_endgame_text.h"
#include "upstar/games/dots/answers/solution_text.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::dots {
namespace {

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(SolutionText, HasMovesAndTheLineBelowTheScore) {
    const DotsPosition position = parse_dots("1x1:10/00");
    Solution solution{-1, {}, {}, 1200, 0.5};
    solution.moves = {{0, -1}, {1, 1}, {2, 1}};
    solution.line = {0, 1, 2};
    const std::string text = solution_text("1x1:10/00", position, solution, Format::Text);
    EXPECT_EQ(text.rfind("value -1: the player to move loses by 1  (1,200 nodes, 0.50 s)\n", 0), 0u)
        << text;
    EXPECT_TRUE(has(text, "\n1. ")) << text;
    EXPECT_EQ(solution_text("1x1:10/00", position, solution, Format::Csv),
              "position,move,value,nodes,seconds\n"
              "1x1:10/00,,-1,1200,0.50\n"
              "1x1:10/00,\"h(1,0)\",-1,,\n"
              "1x1:10/00,\"v(0,0)\",1,,\n"
              "1x1:10/00,\"v(0,1)\",1,,\n");
}

TEST(PlannedEndgameText, HasThePiecesTheFlightAndTheVerdict) {
    Context context;
    const PlannedEndgame planned =
        plan_endgame(parse_coin_graph("A@4,A-B:12,B@4,chain:10"), context);
    const std::string text = planned_endgame_text(planned, Format::Text);
    EXPECT_TRUE(has(text, "\ncontrolled value 10 = ")) << text;
    EXPECT_TRUE(has(text, "\n  piece ")) << text;
    EXPECT_TRUE(has(text, "The plan proves that the value is the controlled value, 10.\n")) << text;
    EXPECT_EQ(planned_endgame_text(planned, Format::Svg).rfind("<svg", 0), 0u);
}

TEST(AnalysedText, WordsRemediesAsTheFrontEndDoes) {
    Context context;
    const AnalysedPosition analysed = analyse(parse_dots("2x2"), context, {});
    const std::string text = analysed_text(
        analysed, Format::Text, [](const Reason& reason) { return reason.message + " [asked]"; });
    EXPECT_EQ(text.rfind("2 x 2 boxes, 12 lines to draw", 0), 0u) << text;
    EXPECT_TRUE(has(text, "[asked]")) << text;
}

TEST(KeptBounds, AreNotKeptWithoutAPath) {
    Context context;
    int margin = -1;
    search_keeping_bounds(parse_coin_graph("chain:4"), context, {}, "", [&](DotsSolver& solver) {
        margin = solver.margin(parse_coin_graph("chain:4"));
    });
    EXPECT_EQ(margin, -4);
}

}  // namespace
}  // namespace upstar::dots
