#include "upstar/games/dots/solver/graph_code.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <vector>

#include "games/dots/solver/random_graph.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_board.h"

namespace upstar::dots {
namespace {

StringSet all_of(const StringFrame& frame) {
    return frame.strings == 64 ? ~StringSet{0} : string_bit(frame.strings) - 1;
}

GraphCode code_of(const CoinGraph& graph) {
    const StringFrame frame(graph);
    return graph_code(frame, all_of(frame));
}

/// The sets of strings of a board that a search may meet: no coin has just one.
bool is_quiet(const StringFrame& frame, StringSet strings) {
    return std::all_of(frame.at.begin() + 1, frame.at.end(),
                       [&](StringSet at) { return __builtin_popcountll(at & strings) != 1; });
}

/// The graph that a code describes.
CoinGraph decoded(const GraphCode& code) {
    const int coins = static_cast<int>(code.words[2] >> 30);
    CoinGraph graph(coins);
    for (int p = 0; p < coins; ++p) {
        for (std::uint64_t i = 0; i < (code.words[2] >> (2 * p) & 3); ++i)
            graph.add_string(0, p + 1);
        for (int q = 0; q < p; ++q) {
            const int bit = p * (p - 1) / 2 + q;
            if ((code.words[static_cast<std::size_t>(bit / 64)] >> (bit % 64) & 1) != 0)
                graph.add_string(q + 1, p + 1);
        }
    }
    return graph;
}

TEST(GraphCode, DescribesAGraphWithTheSameMargin) {
    const StringFrame frame(coin_graph(DotsBoard(3, 3)).graph);
    std::mt19937_64 random(1);
    int compared = 0;
    while (compared < 300) {
        const StringSet strings = random() & random() & all_of(frame);
        if (strings == 0 || !is_quiet(frame, strings)) continue;
        const CoinGraph graph = decoded(graph_code(frame, strings));
        naive::Coins naive = naive_of(graph);
        naive::Coins before = naive_of(kept(frame.graph, strings));
        ASSERT_EQ(graph.strings().size(), static_cast<std::size_t>(__builtin_popcountll(strings)));
        ASSERT_EQ(naive.margin(naive.all()), before.margin(before.all())) << strings;
        ++compared;
    }
}

// Equal codes are equal graphs, since the code is all that `decoded` needs; so what is left to test
// is that they have the coins, the valences and the strings of the graph.
TEST(GraphCode, KeepsValencesAndStrings) {
    const StringFrame frame(coin_graph(DotsBoard(3, 4)).graph);
    std::mt19937_64 random(2);
    for (int i = 0; i < 20000; ++i) {
        const StringSet strings = random() & all_of(frame);
        if (strings == 0 || !is_quiet(frame, strings)) continue;
        const CoinGraph graph = decoded(graph_code(frame, strings));
        std::map<std::pair<int, std::vector<int>>, int> balance;
        const auto count = [&](const CoinGraph& of, int sign) {
            for (int coin = 1; coin <= of.coins(); ++coin) {
                if (of.valence(coin) == 0) continue;
                std::vector<int> around;
                for (const int string : of.incident(coin)) {
                    const int other = of.strings()[static_cast<std::size_t>(string)].other(coin);
                    around.push_back(other == 0 ? 0 : of.valence(other));
                }
                std::sort(around.begin(), around.end());
                balance[{of.valence(coin), around}] += sign;
            }
        };
        count(graph, 1);
        count(kept(frame.graph, strings), -1);
        for (const auto& [what, sum] : balance) ASSERT_EQ(sum, 0) << strings;
    }
}

TEST(GraphCode, IsMostlyTheSameWhateverTheCoinsAreCalled) {
    std::mt19937 random(3);
    const StringFrame frame(coin_graph(DotsBoard(4, 4)).graph);
    int same = 0;
    int all = 0;
    while (all < 500) {
        StringSet strings = 0;
        for (int i = 0; i < 22; ++i)
            strings |=
                string_bit(static_cast<int>(random() % static_cast<unsigned>(frame.strings)));
        if (!is_quiet(frame, strings)) continue;
        const CoinGraph graph = kept(frame.graph, strings);
        std::vector<int> name(static_cast<std::size_t>(graph.coins()) + 1);
        std::iota(name.begin(), name.end(), 0);
        std::shuffle(name.begin() + 1, name.end(), random);
        std::vector<CoinGraph::String> renamed = graph.strings();
        std::shuffle(renamed.begin(), renamed.end(), random);
        CoinGraph other(graph.coins());
        for (const auto& [a, b] : renamed)
            other.add_string(name[static_cast<std::size_t>(a)], name[static_cast<std::size_t>(b)]);
        const GraphCode one = graph_code(frame, strings);
        if (!one.is_valid()) continue;
        ++all;
        if (one.words == code_of(other).words) ++same;
    }
    EXPECT_GT(same, all * 9 / 10);
}

TEST(GraphCode, TellsGraphsApart) {
    // The last two look the same from every coin.
    const char* const texts[] = {"A-g A-g A-g",
                                 "A-g A-g A-B B-g B-g",
                                 "A-g A-g A-g B-g B-g B-g",
                                 "A-B A-g A-g B-C B-g C-g C-g",
                                 "A-B B-C C-D D-E E-F F-A A-g B-g C-g D-g E-g F-g",
                                 "A-B B-C C-A D-E E-F F-D A-g B-g C-g D-g E-g F-g"};
    for (const char* one : texts)
        for (const char* other : texts)
            EXPECT_EQ(
                code_of(parse_coin_graph(one)).words == code_of(parse_coin_graph(other)).words,
                one == other)
                << one << " and " << other;
}

TEST(GraphCode, IsNotThereForWhatItHasNoBitsFor) {
    for (const char* text : {"A-B A-B A-g B-g", "A-g A-g A-g A-g"})
        EXPECT_FALSE(code_of(parse_coin_graph(text)).is_valid()) << text;
    const StringFrame large(coin_graph(DotsBoard(4, 4)).graph);
    EXPECT_FALSE(graph_code(large, all_of(large)).is_valid());
    EXPECT_FALSE(graph_code(large, 0).is_valid());
}

}  // namespace
}  // namespace upstar::dots
