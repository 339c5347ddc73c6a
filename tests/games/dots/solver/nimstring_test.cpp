#include "upstar/games/dots/solver/nimstring.h"

#include <gtest/gtest.h>

#include <random>

#include "games/dots/solver/random_graph.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_board.h"
#include "upstar/games/dots/solver/control_gap.h"

namespace upstar::dots {
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
}  // namespace upstar::dots
