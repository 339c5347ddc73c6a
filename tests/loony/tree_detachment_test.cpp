#include "upstar/loony/tree_detachment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "upstar/loony/coin_opening.h"
#include "upstar/rulesets/coin_graph_text.h"
#include "upstar/rulesets/joint_graph.h"

namespace upstar {
namespace {

std::vector<int> chains_of(const CoinGraph& graph) {
    const std::vector<bool> none(static_cast<std::size_t>(graph.coins()) + 1);
    return moderate_tree_chains(graph, none, none);
}

TEST(TreeDetachment, FindsChainsBehindJointsThatAreSettled) {
    const CoinGraph graph = parse_coin_graph("A-g:5 A-g:5 A-B:4 B-g:6 B-C:3 C-g:7 C-g:8");
    const std::vector<int> chains = chains_of(graph);
    ASSERT_EQ(chains.size(), 1u);
    EXPECT_EQ(open_at(graph, chains[0]).piece.length, 3);  // BC, since A and C are settled
}

// A tree whose leaves are all at the ground.
CoinGraph random_tree(std::mt19937& random) {
    const auto from = [&](int low, int high) {
        return std::uniform_int_distribution<int>(low, high)(random);
    };
    const int joints = from(1, 5);
    CoinGraph graph(joints);
    std::vector<int> free(static_cast<std::size_t>(joints) + 1);
    for (int joint = 1; joint <= joints; ++joint) {
        free[static_cast<std::size_t>(joint)] = from(3, 4);
        int parent = joint;
        while (joint > 1 && parent == joint) {
            const int other = from(1, joint - 1);
            if (free[static_cast<std::size_t>(other)] > 0) parent = other;
        }
        if (parent == joint) continue;
        graph.add_chain(joint, parent, from(3, 5));
        --free[static_cast<std::size_t>(joint)];
        --free[static_cast<std::size_t>(parent)];
    }
    for (int joint = 1; joint <= joints; ++joint)
        for (; free[static_cast<std::size_t>(joint)] > 0; --free[static_cast<std::size_t>(joint)])
            graph.add_chain(joint, CoinGraph::kGround, from(3, 5));
    return graph;
}

// The most chains of 3 that can be played one after the other, by trying all.
int most_threes(const CoinGraph& graph) {
    int most = 0;
    const auto [joints, origins] = contract(graph);
    for (std::size_t i = 0; i < joints.chains.size(); ++i)
        if (joints.chains[i].length == 3)
            most = std::max(most,
                            1 + most_threes(open_at(graph, origins.chains[i].coins.front()).rest));
    return most;
}

TEST(TreeDetachment, PlaysAsManyChainsOfThreeAsPossible) {
    std::mt19937 random(13);
    for (int round = 0; round < 150; ++round) {
        const CoinGraph graph = random_tree(random);
        SCOPED_TRACE(to_text(graph));
        int threes = 0;
        CoinGraph rest = graph;
        for (const int coin : chains_of(graph)) {
            const CoinOpening opening = open_at(rest, coin);
            if (opening.piece.length > 3) break;
            ++threes;
            rest = opening.rest;
        }
        EXPECT_EQ(threes, most_threes(graph));
    }
}

}  // namespace
}  // namespace upstar
