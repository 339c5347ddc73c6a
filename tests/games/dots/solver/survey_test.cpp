#include "upstar/games/dots/solver/survey.h"

#include <gtest/gtest.h>

#include <random>

#include "upstar/base/context.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_board.h"
#include "upstar/games/dots/solver/nimstring.h"

namespace upstar::dots {
namespace {

// The 16 dots of the empty 3x3 board ask the first player for an even number of long chains.
TEST(Survey, KnowsTheLongChainRule) {
    EXPECT_FALSE(survey(coin_graph(DotsBoard(3, 3)).graph).mover_wants_odd);
    const DotsSurvey one = survey(parse_coin_graph("chain:5"));
    EXPECT_EQ(one.long_chains, 1);
    EXPECT_FALSE(one.mover_wants_odd);
    const DotsSurvey two = survey(parse_coin_graph("chain:5 chain:3 loop:4 chain:1"));
    EXPECT_EQ(two.long_chains, 2);
    EXPECT_EQ(two.loops, 1);
}

// Where only independent pieces are left, who has what he wants wins Nimstring.
TEST(Survey, TellsWhoWinsNimstringOnSumsOfPieces) {
    Context context;
    Nimstring nimstring(context);
    std::mt19937 random(8);
    for (int i = 0; i < 200; ++i) {
        CoinGraph graph;
        const int pieces = 1 + static_cast<int>(random() % 6);
        for (int piece = 0; piece < pieces; ++piece) {
            if (random() % 3 == 0)
                graph.add_loop(4 + static_cast<int>(random() % 4));
            else
                graph.add_chain(0, 0, static_cast<int>(random() % 6));
        }
        const DotsSurvey seen = survey(graph);
        EXPECT_EQ(nimstring.value(graph).mover_wins(),
                  (seen.long_chains % 2 == 1) == seen.mover_wants_odd)
            << to_text(graph);
    }
}

TEST(Survey, TellsThePhase) {
    const auto phase = [](const char* text) { return survey(parse_coin_graph(text)).phase; };
    EXPECT_EQ(phase("empty"), DotsPhase::Over);
    EXPECT_EQ(phase("A-B B-g chain:5"), DotsPhase::Capturing);
    EXPECT_EQ(phase("A-g A-g A-g"), DotsPhase::Safe);
    EXPECT_EQ(phase("chain:1 chain:5"), DotsPhase::HandOuts);
    EXPECT_EQ(phase("chain:5 loop:4"), DotsPhase::Loony);
}

}  // namespace
}  // namespace upstar::dots
