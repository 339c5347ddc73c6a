#include "upstar/games/dots/solver/grid_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "upstar/base/error.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_text.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {
namespace {

// What an isomorphism keeps: lengths of chains with the valences at their ends, and loops.
auto features(const CoinGraph& coins) {
    const JointGraph graph = contract(coins).graph;
    std::vector<std::tuple<int, int, int, bool>> chains;
    const auto weight = [&](int joint) {
        return joint == 0 ? 0 : graph.valence[static_cast<std::size_t>(joint)];
    };
    for (const auto& chain : graph.chains) {
        const auto ends = std::minmax({weight(chain.a), weight(chain.b)});
        chains.emplace_back(chain.length, ends.first, ends.second, chain.is_loop());
    }
    std::sort(chains.begin(), chains.end());
    std::vector<std::int32_t> loops = graph.loops;
    std::sort(loops.begin(), loops.end());
    return std::make_pair(chains, loops);
}

TEST(GridLayout, ContractsBackToTheGraph) {
    for (const char* text :
         {"chain:2",
          "chain:7",
          "loop:4",
          "loop:10",
          "3*chain:3 2*loop:4 loop:6 chain:12",
          "20*chain:3 10*loop:4",
          "g-A:3 A@4",
          "A@4 A-B:5 B@6",
          "A@4 A@6",
          "g-A:3 g-A:4 g-A:5",
          "g-A g-B:2 A-B:3 A-B:5 A-B:11",
          "A-g",
          "A-B B-g",
          "chain:1",
          "chain:1 chain:3",
          "4*chain:1 2*loop:4 3*chain:2",
          "g-A:3 g-A:3 g-A:3",
          "A-g A-g A-g:3",
          "A-g A-g A@4",
          "A-g A-g A-B B-g",
          "2*chain:1 A-g A-g A@4",
          "A-B:3 B-C:3 C-D:4 A@4 B@4 C@4 D@4 chain:10",
          "A-B:9 B-C:10 C-D:5 D-E:8 E-F:5 F-G:10 G-H:9 A@6 B@4 C@4 D@4 E@4 F@4 G@4 H@6 loop:12 "
          "chain:6"}) {
        SCOPED_TRACE(text);
        Context context;
        const CoinGraph graph = parse_coin_graph(text);
        try {
            const DotsBoard board = lay_on_board(graph, context).board;
            EXPECT_EQ(features(coin_graph(board).graph), features(graph))
                << to_text(DotsPosition(board), DotsNotation::Picture);
        } catch (const Error& error) {
            ADD_FAILURE() << error.message();
        }
    }
}

TEST(GridLayout, SaysWhyAGraphHasNoBoard) {
    const std::pair<const char*, const char*> cases[] = {
        {"loop:5", "odd number"},        {"A@4 A-g A-g A-g", "5 strings"},
        {"A-B A-B", "same two coins"},   {"chain:0", "ground to itself"},
        {"empty", "nothing to lay out"}, {"5*chain:1", "5 regions need one of its four corners"},
    };
    for (const auto& [text, message] : cases) {
        Context context;
        try {
            lay_on_board(parse_coin_graph(text), context);
            ADD_FAILURE() << text;
        } catch (const Error& error) {
            EXPECT_NE(error.message().find(message), std::string::npos) << error.message();
        }
    }
}

}  // namespace
}  // namespace upstar::dots
