#include "upstar/games/dots/solver/forced_play.h"

#include <gtest/gtest.h>

#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

TEST(ForcedPlay, TakesWhatIsOpenAndKnowsWhatMayBeLeft) {
    const struct {
        const char* text;
        int taken;
        int give;
        std::size_t left;  // strings
    } cases[] = {
        {"empty", 0, 0, 0},
        {"chain:5", 0, 0, 6},
        {"A-g", 1, 0, 0},
        {"A-B", 2, 0, 0},
        {"A-B B-g", 2, 2, 0},
        {"A-B:1", 3, 0, 0},
        {"A-B:2", 4, 4, 0},
        {"A-B:4", 6, 4, 0},
        {"A-J:2 J-g:1 J-g:1", 3, 2, 4},
        {"A-J J-g:1 J-g:1", 1, 0, 4},
        {"A-J B-J C-J", 4, 0, 0},
        {"A-J:1 B-J C-J", 5, 4, 0},
        {"A-J B-J J-g", 3, 2, 0},
        {"A-J B-J J-K:3 K@4", 6, 2, 4},
        {"A-J B-J J-K:3 K-g:3 K-g:3", 6, 2, 8},
        {"A-B:3 C-g:3 D-g", 10, 2, 0},
    };
    for (const auto& c : cases) {
        SCOPED_TRACE(c.text);
        const CoinGraph graph = parse_coin_graph(c.text);
        const ForcedPlay play = forced_play(graph);
        EXPECT_EQ(play.taken, c.taken);
        EXPECT_EQ(play.give, c.give);
        EXPECT_EQ(graph.without(play.cut).strings().size(), c.left);
    }
}

TEST(ForcedPlay, KeepsControlWhereThatPays) {
    const ForcedPlay half_open{5, 2, {}};
    EXPECT_EQ(half_open.margin(4), 9);
    EXPECT_EQ(half_open.margin(-1), 4);
    EXPECT_EQ(half_open.margin(-2), 3);
    EXPECT_EQ(half_open.margin(-10), 11);
    const ForcedPlay forced{2, 0, {}};
    EXPECT_EQ(forced.margin(-10), -8);
}

}  // namespace
}  // namespace upstar::dots
