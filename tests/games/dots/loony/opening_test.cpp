#include "upstar/games/dots/loony/opening.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "naive/naive_pieces.h"
#include "random_loony.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

std::string open(const std::string& text, GraphPiece piece) {
    const auto graph = contract(parse_coin_graph(text)).graph;
    const OpenedPiece opening = open_piece(graph, piece);
    return std::to_string(opening.length) + " of " + to_text(expand(graph)) + " leaves " +
           to_text(expand(subgraph(graph, opening.rest).graph));
}

TEST(Opening, FusesWhatIsLeftAtJoints) {
    EXPECT_EQ(open("A@4 A-g:5", {false, 0}), "5 of ground-A:5,A@4 leaves loop:4");
    EXPECT_EQ(open("A@4 A@6", {false, 0}), "3 of A@4,A@6 leaves loop:6");
    EXPECT_EQ(open("A@4 A-B:3 B@6 B-g:5", {false, 2}),
              "3 of ground-B:5,A@4,A-B:3,B@6 leaves ground-A:5,A@6,loop:4");
    EXPECT_EQ(open("A-g:3 A-g:4 A-g:5", {false, 1}),
              "4 of ground-A:3,ground-A:4,ground-A:5 leaves chain:9");
    EXPECT_EQ(open("chain:3 loop:4", {true, 0}), "4 of chain:3,loop:4 leaves chain:3");
}

TEST(Opening, OfALoopOnAJointOfValenceThreeRunsOnThroughTheStem) {
    EXPECT_EQ(open("A@4 A-g:5", {false, 1}), "9 of ground-A:5,A@4 leaves empty");
    EXPECT_EQ(open("A@4 A-B:3 B@6", {false, 0}), "7 of A@4,A-B:3,B@6 leaves loop:6");
    EXPECT_EQ(open("A@4 A-B:3 B-g:3 B-g:4", {false, 2}),
              "7 of ground-B:3,ground-B:4,A@4,A-B:3 leaves chain:8");
}

using Lengths = std::multiset<std::pair<int, std::string>>;

Lengths openings(const JointGraph& graph) {
    Lengths lengths;
    const auto add = [&](GraphPiece piece) {
        const OpenedPiece opening = open_piece(graph, piece);
        const auto rest = subgraph(graph, opening.rest).graph;
        EXPECT_EQ(contract(expand(rest)).graph.coins(), graph.coins() - opening.length);
        EXPECT_EQ(rest.coins(), graph.coins() - opening.length);
        lengths.insert({opening.length, piece.is_loop ? "loop" : "chain"});
    };
    for (std::size_t i = 0; i < graph.chains.size(); ++i) add({false, static_cast<int>(i)});
    for (std::size_t i = 0; i < graph.loops.size(); ++i) add({true, static_cast<int>(i)});
    return lengths;
}

std::string text_of(const naive::Strings& strings, int coins) {
    CoinGraph graph(coins);
    for (const auto& [a, b] : strings) graph.add_string(a, b);
    const auto contracted = contract(graph).graph;
    // Up to the names of the joints: the lengths with the valences of both ends.
    std::multiset<std::string> parts;
    for (const auto& chain : contracted.chains) {
        const auto end = [&](int node) {
            return node == 0 ? 0 : contracted.valence[static_cast<std::size_t>(node)];
        };
        const auto [low, high] = std::minmax({end(chain.a), end(chain.b)});
        parts.insert(std::to_string(low) + "-" + std::to_string(high) +
                     (chain.is_loop() ? "@" : ":") + std::to_string(chain.length));
    }
    for (const int loop : contracted.loops) parts.insert("loop:" + std::to_string(loop));
    std::string text;
    for (const auto& part : parts) text += part + " ";
    return text;
}

// Cutting any string of a piece and taking coins one by one comes to the same as opening the piece.
TEST(Opening, IsWhatCuttingStringsAndTakingCoinsComesTo) {
    RandomLoony random(7);
    for (int i = 0; i < 400; ++i) {
        const JointGraph graph = random.graph({.most_joints = 4, .most_valence = 5});
        const CoinGraph coins = expand(graph);
        SCOPED_TRACE(to_text(coins));
        const Contracted position = contract(coins);
        const auto strings = strings_of(coins);
        EXPECT_EQ(openings(graph), openings(position.graph));
        const auto check = [&](GraphPiece piece, const Origins::Run& run) {
            const OpenedPiece opening = open_piece(position.graph, piece);
            const auto rest = expand(subgraph(position.graph, opening.rest).graph);
            for (const int string : run.strings) {
                const auto played = naive::open_piece(strings, static_cast<std::size_t>(string));
                EXPECT_EQ(played.coins, opening.length);
                EXPECT_EQ(played.is_loop, piece.is_loop);
                EXPECT_EQ(text_of(played.rest, coins.coins()),
                          text_of(strings_of(rest), rest.coins()));
            }
        };
        for (std::size_t c = 0; c < position.graph.chains.size(); ++c)
            check({false, static_cast<int>(c)}, position.origins.chains[c]);
        for (std::size_t l = 0; l < position.graph.loops.size(); ++l)
            check({true, static_cast<int>(l)}, position.origins.loops[l]);
    }
}

TEST(Subgraph, SaysWhatItsPiecesWereMadeFrom) {
    RandomLoony random(8);
    for (int i = 0; i < 300; ++i) {
        const JointGraph graph = random.graph({.most_joints = 4, .most_valence = 5});
        for (std::size_t c = 0; c < graph.chains.size(); ++c) {
            const OpenedPiece opening = open_piece(graph, {false, static_cast<int>(c)});
            const Subgraph rest = subgraph(graph, opening.rest);
            std::vector<bool> seen(graph.chains.size());
            const auto coins = [&](const std::vector<int>& chains) {
                int sum = static_cast<int>(chains.size()) - 1;
                for (const int chain : chains) {
                    const auto index = static_cast<std::size_t>(chain);
                    EXPECT_FALSE(seen[index]);
                    seen[index] = true;
                    sum += graph.chains[index].length;
                }
                return sum;
            };
            for (std::size_t k = 0; k < rest.chains.size(); ++k) {
                EXPECT_EQ(coins(rest.chains[k]), rest.graph.chains[k].length);
                const int end = rest.joints[static_cast<std::size_t>(rest.graph.chains[k].a)];
                const auto& first = graph.chains[static_cast<std::size_t>(rest.chains[k][0])];
                EXPECT_TRUE(first.a == end || first.b == end);
            }
            for (std::size_t k = 0; k < rest.loops.size(); ++k) {
                if (rest.loops[k] >= 0) continue;
                EXPECT_EQ(coins(rest.loop_chains[k]) + 1, rest.graph.loops[k]);
            }
            EXPECT_EQ(seen, opening.rest.chains);
        }
    }
}

}  // namespace
}  // namespace upstar::dots
