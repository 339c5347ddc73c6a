#include "upstar/dots/solver.h"

#include <gtest/gtest.h>

#include <random>

#include "naive/naive_coins.h"
#include "upstar/rulesets/coin_graph_text.h"
#include "upstar/rulesets/dots_board.h"

namespace upstar {
namespace {

naive::Coins naive_of(const CoinGraph& graph) {
    std::vector<std::pair<int, int>> strings;
    for (const auto& string : graph.strings()) strings.push_back({string.a, string.b});
    return naive::Coins(strings);
}

CoinGraph kept(const CoinGraph& graph, std::uint64_t uncut) {
    std::vector<int> cut;
    for (int i = 0; i < static_cast<int>(graph.strings().size()); ++i)
        if ((uncut >> i & 1) == 0) cut.push_back(i);
    return graph.without(cut);
}

TEST(DotsSolver, IsBruteForceOnEveryPositionOfSmallBoards) {
    Context context;
    for (const auto& [rows, columns] : {std::pair{1, 1}, {1, 2}, {1, 3}, {2, 2}}) {
        const CoinGraph graph = coin_graph(DotsBoard(rows, columns)).graph;
        naive::Coins naive = naive_of(graph);
        DotsSolver solver(context);
        for (std::uint64_t uncut = naive.all();; --uncut) {
            ASSERT_EQ(solver.margin(kept(graph, uncut)), naive.margin(uncut))
                << rows << "x" << columns << " " << uncut;
            if (uncut == 0) break;
        }
    }
}

CoinGraph random_graph(std::mt19937& random, int most_strings) {
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const int coins = 1 + below(7);
    CoinGraph graph(coins);
    while (static_cast<int>(graph.strings().size()) < most_strings) {
        const int kind = below(10);
        const int left = most_strings - static_cast<int>(graph.strings().size());
        if (kind == 0 && left >= 4) {
            graph.add_loop(2 + below(std::min(left, 6) - 1));
        } else if (kind <= 4) {
            graph.add_chain(below(coins + 1), below(coins + 1), 1 + below(std::min(left, 5)));
        } else if (kind == 5) {
            graph.add_string(0, 0);
        } else {
            const int a = below(coins + 1);
            const int b = below(coins + 1);
            if (a != b) graph.add_string(a, b);
        }
        if (below(30) == 0) break;
    }
    return graph;
}

TEST(DotsSolver, IsBruteForceOnRandomGraphs) {
    std::mt19937 random(1);
    Context context;
    for (int i = 0; i < 3000; ++i) {
        const CoinGraph graph = random_graph(random, 4 + static_cast<int>(random() % 11));
        if (graph.strings().size() > 20) continue;
        naive::Coins naive = naive_of(graph);
        DotsSolver solver(context);
        ASSERT_EQ(solver.margin(graph), naive.margin(naive.all())) << to_text(graph);
        for (const DotsMove& move : solver.moves(graph))
            ASSERT_EQ(move.value, naive.margin_after(naive.all(), std::uint64_t{1} << move.string))
                << to_text(graph) << " string " << move.string;
    }
}

}  // namespace
}  // namespace upstar
