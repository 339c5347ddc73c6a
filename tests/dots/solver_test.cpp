#include "upstar/dots/solver.h"

#include <gtest/gtest.h>

#include <random>

#include "dots/random_graph.h"
#include "upstar/rulesets/coin_graph_text.h"
#include "upstar/rulesets/dots_board.h"

namespace upstar {
namespace {

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

TEST(DotsSolver, IsBruteForceOnRandomGraphs) {
    std::mt19937 random(1);
    Context context;
    for (int i = 0; i < 3000; ++i) {
        const CoinGraph graph = random_graph(random, 4 + static_cast<int>(random() % 11), 18);
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
