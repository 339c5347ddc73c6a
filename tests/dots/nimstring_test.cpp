#include "upstar/dots/nimstring.h"

#include <gtest/gtest.h>

#include <random>

#include "dots/random_graph.h"
#include "upstar/dots/control_gap.h"
#include "upstar/dots/survey.h"
#include "upstar/rulesets/coin_graph_text.h"
#include "upstar/rulesets/dots_board.h"

namespace upstar {
namespace {

int as_naive(const NimstringValue& value) {
    return value.is_loony ? naive::Coins::kLoony : static_cast<int>(value.nim);
}

TEST(Nimstring, IsBruteForceOnEveryPositionOfSmallBoards) {
    Context context;
    for (const auto& [rows, columns] : {std::pair{1, 1}, {1, 2}, {1, 3}, {2, 2}}) {
        const CoinGraph graph = coin_graph(DotsBoard(rows, columns)).graph;
        naive::Coins naive = naive_of(graph);
        Nimstring nimstring(context);
        for (std::uint64_t uncut = naive.all();; --uncut) {
            ASSERT_EQ(as_naive(nimstring.value(kept(graph, uncut))), naive.nimstring(uncut))
                << rows << "x" << columns << " " << uncut;
            if (uncut == 0) break;
        }
    }
}

TEST(Nimstring, IsBruteForceOnRandomGraphs) {
    std::mt19937 random(2);
    Context context;
    for (int i = 0; i < 1000; ++i) {
        const CoinGraph graph = random_graph(random, 4 + static_cast<int>(random() % 9), 16);
        naive::Coins naive = naive_of(graph);
        Nimstring nimstring(context);
        ASSERT_EQ(as_naive(nimstring.value(graph)), naive.nimstring(naive.all())) << to_text(graph);
        for (const NimstringMove& move : nimstring.moves(graph)) {
            const std::uint64_t rest = naive.all() & ~(std::uint64_t{1} << move.string);
            const int left = naive.nimstring(rest);
            ASSERT_EQ(as_naive(move.left), left) << to_text(graph) << " string " << move.string;
            ASSERT_EQ(move.wins, (left != 0) == move.captures);
        }
    }
}

TEST(Nimstring, AddsRegions) {
    Context context;
    Nimstring nimstring(context);
    const CoinGraph graph = parse_coin_graph("A-g A-g A-g:1 chain:2 chain:5 loop:3 B-g C-D D-g");
    unsigned sum = 0;
    int loony = 0;
    std::size_t strings = 0;
    for (const NimstringRegion& region : nimstring.regions(graph)) {
        sum ^= region.value.nim;
        loony += region.value.is_loony ? 1 : 0;
        strings += region.strings.size();
    }
    EXPECT_EQ(strings, graph.strings().size());
    EXPECT_EQ(loony, 1);  // the half-open chain C-D
    EXPECT_TRUE(nimstring.value(graph).is_loony);
}

// The 16 dots of the empty 3x3 board ask the first player for an even number of long chains.
TEST(LongChainRule, CountsChainsAndKnowsWhatThePlayerToMoveWants) {
    EXPECT_FALSE(survey(coin_graph(DotsBoard(3, 3)).graph).mover_wants_odd);
    const DotsSurvey one = survey(parse_coin_graph("chain:5"));
    EXPECT_EQ(one.long_chains, 1);
    EXPECT_FALSE(one.mover_wants_odd);
    const DotsSurvey two = survey(parse_coin_graph("chain:5 chain:3 loop:4 chain:1"));
    EXPECT_EQ(two.long_chains, 2);
    EXPECT_EQ(two.loops, 1);
}

// Where only independent pieces are left the rule is the truth.
TEST(LongChainRule, IsNimstringOnSumsOfPieces) {
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

TEST(ControlGap, IsWhatControlCosts) {
    Context context;
    Nimstring nimstring(context);
    DotsSolver solver(context);
    const auto gap = [&](const char* text) {
        const CoinGraph graph = parse_coin_graph(text);
        std::vector<int> winning;
        for (const NimstringMove& move : nimstring.moves(graph))
            if (move.wins) winning.push_back(move.string);
        return control_gap(solver.moves(graph), winning);
    };
    EXPECT_EQ(gap("chain:8 chain:1").cost(), 0);
    EXPECT_EQ(gap("chain:8 chain:1").best_winning, 7);
    EXPECT_FALSE(gap("chain:8").best_winning);
    // With only loops of 4 left, control is worth nothing: better take the last two coins.
    EXPECT_EQ(gap("A-B B-g loop:4 loop:4").best, 2);
    EXPECT_EQ(gap("A-B B-g loop:4 loop:4").best_winning, -2);
    EXPECT_EQ(gap("A-B B-g loop:4 loop:4").cost(), 4);
}

}  // namespace
}  // namespace upstar
