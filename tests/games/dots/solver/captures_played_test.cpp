// What the captures leave, against playing them and contracting the rest step by step.
#include "upstar/games/dots/solver/captures_played.h"

#include <gtest/gtest.h>

#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

TEST(CapturesPlayed, LeaveNoCoinThatCanBeCaptured) {
    const CoinGraph graph = parse_coin_graph("A-g A-B B-C:2 C-g C-g chain:5");
    const CapturesPlayed position(graph);
    EXPECT_EQ(position.play().cut, forced_play(graph).cut);
    EXPECT_EQ(forced_play(position.rest()).taken, 0);
    EXPECT_EQ(position.rest().strings().size(),
              graph.strings().size() - position.play().cut.size());
    EXPECT_EQ(position.contracted_rest().graph, contract(position.rest()).graph);
}

TEST(CapturesPlayed, LeaveThePositionItselfWhereNothingCanBeCaptured) {
    const CoinGraph graph = parse_coin_graph("chain:5 loop:6");
    const CapturesPlayed position(graph);
    EXPECT_EQ(&position.rest(), &graph);
    EXPECT_TRUE(position.rest_is_loony());
}

TEST(CapturesPlayed, MayLeaveALoonyEndgameOfOneThatIsNone) {
    // A chain of which an end was opened, beside one that is loony.
    const CoinGraph chains = parse_coin_graph("chain:4 chain:5");
    const CoinGraph opened = chains.without({0});
    const CapturesPlayed position(opened);
    EXPECT_EQ(position.play().taken, 4);
    EXPECT_TRUE(position.rest_is_loony());
    const CoinGraph short_chain = parse_coin_graph("chain:2");
    EXPECT_FALSE(CapturesPlayed(short_chain).rest_is_loony());
}

}  // namespace
}  // namespace upstar::dots
