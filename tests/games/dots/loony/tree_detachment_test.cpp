#include "upstar/games/dots/loony/tree_detachment.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "upstar/games/dots/loony/coin_opening.h"
#include "upstar/games/dots/loony/random_endgame.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {
namespace {

std::vector<int> chains_of(const CoinGraph& graph, TreeGoal goal) {
    const std::vector<bool> none(static_cast<std::size_t>(graph.coins()) + 1);
    return moderate_tree_chains(graph, none, none, goal);
}

TEST(TreeDetachment, FindsChainsBehindJointsThatAreSettled) {
    const CoinGraph graph = parse_coin_graph("A-g:5 A-g:5 A-B:4 B-g:6 B-C:3 C-g:7 C-g:8");
    const std::vector<int> threes = chains_of(graph, TreeGoal::MostThrees);
    ASSERT_EQ(threes.size(), 1u);
    EXPECT_EQ(open_at(graph, threes[0]).piece.length, 3);  // BC, since A and C are settled
    const std::vector<int> moderate = chains_of(graph, TreeGoal::MostModerate);
    ASSERT_EQ(moderate.size(), 1u);
    EXPECT_EQ(open_at(graph, moderate[0]).piece.length, 4);  // AB
}

// The most chains of at most that length that can be played one after the other, by trying all.
int most_chains(const CoinGraph& graph, int longest) {
    int most = 0;
    const auto [joints, origins] = contract(graph);
    for (std::size_t i = 0; i < joints.chains.size(); ++i) {
        if (joints.chains[i].length > longest) continue;
        const CoinGraph rest = open_at(graph, origins.chains[i].coins.front()).rest;
        most = std::max(most, 1 + most_chains(rest, longest));
    }
    return most;
}

// How many chains of at most that length are played, one after the other as they are.
int played(const CoinGraph& graph, TreeGoal goal, int longest) {
    int count = 0;
    CoinGraph rest = graph;
    for (const int coin : chains_of(graph, goal)) {
        const CoinOpening opening = open_at(rest, coin);
        EXPECT_LE(opening.piece.length, 4);
        if (opening.piece.length <= longest) ++count;
        rest = opening.rest;
    }
    return count;
}

TEST(SlowTreeDetachment, PlaysAsManyChainsAsPossible) {
    RandomEndgames random(13);
    for (int round = 0; round < 100; ++round) {
        const CoinGraph graph = random.tree(4);
        SCOPED_TRACE(to_text(graph));
        EXPECT_EQ(played(graph, TreeGoal::MostThrees, 3), most_chains(graph, 3));
        if (graph.coins() > 50) continue;
        EXPECT_EQ(played(graph, TreeGoal::MostModerate, 4), most_chains(graph, 4));
    }
}

}  // namespace
}  // namespace upstar::dots
