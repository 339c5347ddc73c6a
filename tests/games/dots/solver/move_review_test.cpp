#include "upstar/games/dots/solver/move_review.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "upstar/games/dots/rules/coin_graph_text.h"
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

TEST(MoveReview, CostsWhatPlainRecursionSays) {
    Context context;
    DotsAdviser adviser(context, 1);
    for (const char* text : {"chain:3", "chain:1,chain:3", "loop:4,chain:2", "A@4,A-g:1,A-g"}) {
        const CoinGraph before = parse_coin_graph(text);
        const int margin = plain_margin(before);
        for (int string = 0; string < static_cast<int>(before.strings().size()); ++string) {
            SCOPED_TRACE(std::string(text) + ", string " + std::to_string(string));
            const int captured = captured_by_cutting(before, string);
            const CoinGraph after = before.without({string});
            const auto review = review_move(adviser, before, after, std::chrono::milliseconds(0));
            ASSERT_TRUE(review);
            EXPECT_EQ(review->margin, margin);
            const int rest = plain_margin(after);
            const int got = captured + (captured > 0 ? rest : -rest);
            EXPECT_EQ(review->cost, margin - got);
            EXPECT_EQ(review->best.has_value(), margin != got);
        }
    }
}

}  // namespace
}  // namespace upstar::dots
