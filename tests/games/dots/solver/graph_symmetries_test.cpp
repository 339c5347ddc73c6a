#include "upstar/games/dots/solver/graph_symmetries.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_board.h"

namespace upstar::dots {
namespace {

std::size_t symmetries_of_board(int rows, int columns) {
    return graph_symmetries(coin_graph(DotsBoard(rows, columns)).graph, 8).size();
}

TEST(GraphSymmetries, AreThoseOfTheBoard) {
    EXPECT_EQ(symmetries_of_board(2, 2), 8u);
    EXPECT_EQ(symmetries_of_board(5, 5), 8u);
    EXPECT_EQ(symmetries_of_board(3, 4), 4u);
    EXPECT_EQ(symmetries_of_board(1, 3), 2u);
}

TEST(GraphSymmetries, MapCoinsToCoins) {
    for (const char* text : {"A-B A-B B-C C-A A-g B-g C-g", "A-g A-g A-g B-g B-g B-g",
                             "A-B:1 B-C:1 C-A:1 A-g B-g C-g C-g"}) {
        SCOPED_TRACE(text);
        const CoinGraph graph = parse_coin_graph(text);
        const auto maps = graph_symmetries(graph, 100);
        EXPECT_EQ(std::set(maps.begin(), maps.end()).size(), maps.size());
        for (const auto& map : maps) {
            // Strings with a common coin have images with a common coin, and so do all at a coin.
            for (int coin = 1; coin <= graph.coins(); ++coin) {
                std::map<int, int> met;
                for (const int string : graph.incident(coin)) {
                    const auto& [a, b] = graph.strings()[map[static_cast<std::size_t>(string)]];
                    ++met[a];
                    ++met[b];
                }
                EXPECT_TRUE(std::any_of(met.begin(), met.end(), [&](const auto& end) {
                    return end.first != 0 && end.second == graph.valence(coin) &&
                           graph.valence(end.first) == end.second;
                }));
            }
        }
    }
}

}  // namespace
}  // namespace upstar::dots
