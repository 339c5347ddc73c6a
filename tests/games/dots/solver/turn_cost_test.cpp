// The cost of a move of Strings-and-Coins against plain recursion.
#include "upstar/search/turn_cost.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/solver/advice.h"
#include "upstar/games/dots/solver/forced_play.h"

namespace upstar::dots {
namespace {

// The margin of the player to move by plain recursion.
int plain_margin(const CoinGraph& graph) {
    int best = graph.strings().empty() ? 0 : -graph.coins() - 1;
    for (int string = 0; string < static_cast<int>(graph.strings().size()); ++string) {
        const int captured = captured_by_cutting(graph, string);
        const int rest = plain_margin(graph.without({string}));
        best = std::max(best, captured + (captured > 0 ? rest : -rest));
    }
    return best;
}

TEST(TurnCost, IsWhatPlainRecursionSays) {
    Context context;
    DotsAdviser adviser(context, 1);
    for (const char* text : {"chain:3", "chain:1,chain:3", "loop:4,chain:2", "A@4,A-g:1,A-g"}) {
        const CoinGraph before = parse_coin_graph(text);
        const int margin = plain_margin(before);
        for (int string = 0; string < static_cast<int>(before.strings().size()); ++string) {
            SCOPED_TRACE(std::string(text) + ", string " + std::to_string(string));
            const int captured = captured_by_cutting(before, string);
            const CoinGraph after = before.without({string});
            const std::vector<ScoredMove<CoinGraph>> turn = {
                {before, after, captured, captured > 0}};
            const auto found = cost_of_turn(turn, [&](const CoinGraph& graph) {
                return graph.strings().empty() ? std::optional(0) : adviser.margin(graph, {});
            });
            ASSERT_TRUE(found);
            EXPECT_EQ(found->margin, margin);
            const int rest = plain_margin(after);
            const int got = captured + (captured > 0 ? rest : -rest);
            EXPECT_EQ(found->cost, margin - got);
            EXPECT_EQ(found->slip.has_value(), margin != got);
        }
    }
}

TEST(TurnCost, MovesOfATurnCostTogetherAndTheFirstSlipIsNamed) {
    // A position is its margin: two moves of a turn, each worth a point.
    const int start = 5, middle = 2, end = -1;
    const std::vector<ScoredMove<int>> turn = {{start, middle, 1, true}, {middle, end, 1, true}};
    const auto found = cost_of_turn(turn, [](int margin) { return std::optional(margin); });
    ASSERT_TRUE(found);
    EXPECT_EQ(found->margin, 5);
    EXPECT_EQ(found->cost, 2 + 2);
    EXPECT_EQ(found->slip, 0u);
    EXPECT_FALSE(cost_of_turn(
        turn, [](int margin) { return margin == 5 ? std::nullopt : std::optional(margin); }));
}

}  // namespace
}  // namespace upstar::dots
