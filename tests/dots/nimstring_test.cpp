#include "upstar/dots/nimstring.h"

#include <gtest/gtest.h>

#include <random>

#include "dots/random_graph.h"
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

}  // namespace
}  // namespace upstar
