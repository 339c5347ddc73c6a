#include "upstar/games/dots/loony/loony_value.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "naive/naive_coins.h"
#include "naive/naive_pieces.h"
#include "plain_recursion.h"
#include "random_loony.h"
#include "upstar/base/error.h"
#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/loony_position.h"
#include "upstar/games/dots/loony/subgraph.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

JointGraph graph_of(const std::string& text) { return contract(parse_coin_graph(text)).graph; }

int value_of(const std::string& text) {
    Context context;
    return LoonyValues(context).value(graph_of(text));
}

// Every string of the graph cut in every position: the rules of the game and nothing else.
void compare_with_all_play(const JointGraph& graph) {
    SCOPED_TRACE(to_text(expand(graph)));
    Context context;
    LoonyValues values(context);
    const Contracted position = contract(expand(graph));
    naive::Coins coins(strings_of(graph));
    ASSERT_EQ(values.value(position.graph), -coins.margin(coins.all()));
    for (const LoonyMove& move : values.moves(position.graph)) {
        const auto& runs = move.is_loop ? position.origins.loops : position.origins.chains;
        int least = 1000;  // of all ways to open the piece
        for (const int string : runs[static_cast<std::size_t>(move.index)].strings)
            least = std::min(least, -coins.margin_after(coins.all(), std::uint64_t{1} << string));
        EXPECT_EQ(move.value, least);
    }
}

TEST(LoonyValue, IsThatOfAllPlay) {
    RandomLoony random(11);
    std::map<int, int> by_joints;
    for (int i = 0; i < 3000; ++i) {
        const JointGraph graph = random.graph({.most_joints = 3,
                                               .most_valence = random.up_to(4, 5),
                                               .most_isolated = 2,
                                               .longest_chain = random.up_to(3, 5)});
        if (expand(graph).strings().size() > 14) continue;
        compare_with_all_play(graph);
        ++by_joints[graph.joints()];
    }
    EXPECT_GT(by_joints[1], 100);
    EXPECT_GT(by_joints[2], 5);
}

TEST(SlowLoonyValue, IsThatOfAllPlayOnLargerGraphs) {
    for (const char* text :
         {"A-B:3 A-B:3 A-B:3 chain:3", "A@4 A-g:3 loop:4 chain:4", "A@4 A-B:4 B@5 chain:3",
          "A@4 A@5 loop:4 chain:3", "A@4 A-B:3 A-B:3 B-g:3", "A-g:3 A-g:3 A-g:3 A-g:3 A-g:3",
          "A@4 A@4 A-g:3 loop:4", "A@7 A-g:3 chain:3 chain:3", "A@5 A-g:3 A-g:4 loop:5",
          "A-g:3 A-g:3 A-B:3 B-g:3 B-g:3"})
        compare_with_all_play(graph_of(text));
}

// Every piece opened in every position, by cutting strings and taking coins.
TEST(LoonyValue, IsThatOfAllOrdersOfPieces) {
    RandomLoony random(12);
    int above_cv = 0;
    int heavy = 0;
    for (int i = 0; i < 2000; ++i) {
        const JointGraph graph = random.graph({.most_joints = 4,
                                               .most_valence = random.up_to(3, 5),
                                               .most_isolated = 4,
                                               .longest_chain = random.up_to(3, 9)});
        if (graph.chains.size() + graph.loops.size() > 7) continue;
        SCOPED_TRACE(to_text(expand(graph)));
        Context context;
        LoonyValues values(context);
        const Contracted position = contract(expand(graph));
        const auto strings = strings_of(graph);
        naive::PieceValues plain;
        const int value = values.value(position.graph);
        ASSERT_EQ(value, plain.value(strings));
        for (const LoonyMove& move : values.moves(position.graph)) {
            const auto& runs = move.is_loop ? position.origins.loops : position.origins.chains;
            const int string = runs[static_cast<std::size_t>(move.index)].strings[0];
            EXPECT_EQ(move.value, plain.value_after(strings, static_cast<std::size_t>(string)));
        }
        EXPECT_EQ((value - graph.coins()) % 2, 0);
        EXPECT_GE(value, 0);
        if (heavy_joint(graph)) {
            ++heavy;
        } else {
            EXPECT_GE(value, controlled_value(graph).value);
            above_cv += value > controlled_value(graph).value;
        }
    }
    EXPECT_GT(above_cv, 20);
    EXPECT_GT(heavy, 20);
}

TEST(SlowLoonyValue, IsThatOfThePlainRecursion) {
    RandomLoony random(13);
    Context context;
    LoonyValues values(context);
    for (int i = 0; i < 400; ++i) {
        const JointGraph graph = random.graph({.most_joints = 6,
                                               .most_valence = random.up_to(3, 5),
                                               .most_ground = random.up_to(0, 6),
                                               .most_isolated = 3,
                                               .longest_chain = random.up_to(3, 10)});
        if (graph.chains.size() + graph.loops.size() > 11) continue;
        ASSERT_EQ(values.value(graph), PlainRecursion(graph).value()) << to_text(expand(graph));
    }
}

// By the plain recursion, since the search takes it for granted.
TEST(SlowLoonyValue, IsNeverLessThanTheControlledValue) {
    RandomLoony random(16);
    for (int i = 0; i < 4000; ++i) {
        const JointGraph graph = random.graph({.most_joints = random.up_to(1, 5),
                                               .most_ground = random.up_to(0, 6),
                                               .most_isolated = random.up_to(0, 6),
                                               .longest_chain = random.up_to(3, 9),
                                               .odd_loops = i % 2 == 0});
        if (graph.chains.size() + graph.loops.size() > 9) continue;
        const int value = PlainRecursion(graph).value();
        EXPECT_GE(value, std::max(0, controlled_value(graph).value)) << to_text(expand(graph));
        EXPECT_EQ((value - graph.coins()) % 2, 0);
    }
}

constexpr const char* kBracelet = "C-D:5 D-E:8 E-F:5 F-G:10 G-H:9 C@4 D@4 E@4 F@4 G@4 H@6 ";

TEST(LoonyValue, OfFigureTwoAndItsMoves) {  // Berlekamp and Scott, and brute force
    const auto figure = contract(
        parse_coin_graph(std::string("A-B:9 B-C:10 A@6 B@4 loop:12 chain:6 ") + kBracelet));
    Context context;
    LoonyValues values(context);
    EXPECT_EQ(values.value(figure.graph), 10);
    for (const LoonyMove& move : values.moves(figure.graph)) {
        const bool is_whole =
            move.is_loop ||
            figure.graph.chains[static_cast<std::size_t>(move.index)].is_independent();
        const bool is_trinket =
            !move.is_loop && figure.graph.chains[static_cast<std::size_t>(move.index)].is_loop();
        EXPECT_EQ(move.value, is_whole ? 14 : is_trinket ? 18 : 10);
        EXPECT_TRUE(move.value != 10 || move.reply() == ControlReply::Keep);
    }
    // After AB and A it is BC that loses.
    const auto later =
        contract(parse_coin_graph(std::string("B-C:10 B@4 loop:12 chain:6 ") + kBracelet));
    EXPECT_EQ(values.value(later.graph), 7);
    for (const LoonyMove& move : values.moves(later.graph)) {
        if (move.is_loop) continue;
        const auto& chain = later.graph.chains[static_cast<std::size_t>(move.index)];
        const std::string name = chain_name(chain, later.origins);
        if (name == "BC" || name == "CD" || name == "DE" || name == "EF") {
            EXPECT_EQ(move.value, name == "BC" ? 9 : 7);
        }
    }
}

TEST(LoonyValue, NeedsMoreThanAControlledValueOfTenToEqualIt) {
    EXPECT_EQ(value_of("g-A:5 g-C:9 A-C:5 B-C:3 g-B:7 chain:5 A@4 B@4"), 13);
}

LoopSet heaviest_loops(const JointGraph& graph) { return controlled_value(graph).loops; }

/// The loops of a heaviest set as a graph of their own.
JointGraph alone(const JointGraph& graph, const LoopSet& set) {
    Pieces part{std::vector<bool>(graph.chains.size()), std::vector<bool>(graph.loops.size())};
    for (const Loop& loop : set.loops) {
        if (loop.isolated >= 0) part.loops[static_cast<std::size_t>(loop.isolated)] = true;
        for (const int chain : loop.chains) part.chains[static_cast<std::size_t>(chain)] = true;
    }
    return subgraph(graph, part).graph;
}

// Berlekamp and Scott quote earlier work: v = cv if cv(K) >= c/2, where K consists of the disjoint
// loops. Their abstract says so of cv(G) itself, which is not enough: 20 coins, cv = 10.
TEST(LoonyValue, EqualsTheControlledValueIfItsLoopsAloneControlHalfTheCoins) {
    EXPECT_EQ(controlled_value(graph_of("A-g:13 A@4 chain:3")).value, 10);
    EXPECT_EQ(value_of("A-g:13 A@4 chain:3"), 12);
    RandomLoony random(15);
    int graphs = 0;
    int less = 0;
    for (int i = 0; i < 10000; ++i) {
        const JointGraph graph = random.graph({.most_joints = random.up_to(1, 4),
                                               .most_isolated = 3,
                                               .longest_chain = random.up_to(6, 30)});
        const JointGraph loops = alone(graph, heaviest_loops(graph));
        if (2 * controlled_value(loops).value < graph.coins()) continue;
        ++graphs;
        less += loops.coins() < graph.coins();
        Context context;
        EXPECT_EQ(LoonyValues(context).value(graph), controlled_value(graph).value)
            << to_text(expand(graph));
    }
    EXPECT_GT(graphs, 1000);
    EXPECT_GT(less, 500);
}

TEST(LoonyValue, OfThousandsOfComponentsBesideAJoint) {
    Context context;
    LoonyValues values(context);
    const auto graph = graph_of("A@4 A-g:13 900*chain:3 100*chain:5 900*loop:4 100*loop:8");
    const int value = values.value(graph);
    int least = 1000000;
    for (const auto& move : values.moves(graph)) least = std::min(least, move.value);
    EXPECT_EQ(value, least);
    EXPECT_EQ(value, 1);
}

// Two loops of 4 at the ends of a chain of 12 or more have a bump of 10, and no way around it.
TEST(LoonyValue, OfEarmuffsBesideAChainIsControlledFromTenOn) {
    for (const int headband : {10, 11, 12, 13, 14, 16, 20})
        for (const int chain : {7, 8, 9, 10, 11, 12, 15}) {
            const auto text =
                "A@4 A-B:" + std::to_string(headband) + " B@4 chain:" + std::to_string(chain);
            const int cv = controlled_value(graph_of(text)).value;
            SCOPED_TRACE(text);
            if (headband >= 12 && chain < 10) {
                EXPECT_GT(value_of(text), cv);
            } else if (chain >= 10) {
                EXPECT_EQ(value_of(text), cv);
            }
        }
    EXPECT_EQ(value_of("A@4 A-B:12 B@4 chain:10"), 10);
    EXPECT_EQ(value_of("A@4 A-B:12 B@4 chain:9"), 11);
    EXPECT_EQ(value_of("A@4 A-B:12 B@4 chain:8"), 12);
}

TEST(LoonyValue, RepliesByTheValueOfTheRest) {
    Context context;
    LoonyValues values(context);
    const auto moves = values.moves(graph_of("chain:3 chain:9 loop:4"));
    ASSERT_EQ(moves.size(), 3u);
    for (const auto& move : moves) {
        const int left = move.is_loop ? 4 : 2;
        EXPECT_EQ(move.reply(), move.rest > left   ? ControlReply::Keep
                                : move.rest < left ? ControlReply::GiveUp
                                                   : ControlReply::Either);
    }
}

TEST(LoonyValue, LiesWithinTheBoundsOfAShortSearch) {
    RandomLoony random(14);
    for (int i = 0; i < 300; ++i) {
        const JointGraph graph = random.graph({.most_joints = 8, .longest_chain = 5});
        Context context;
        const int value = LoonyValues(context).value(graph);
        for (const std::size_t most : {0u, 1u, 10u}) {
            const LoonyBounds bounds = LoonyValues(context).bounds(graph, most);
            EXPECT_LE(bounds.least, value);
            EXPECT_GE(bounds.most, value);
            EXPECT_FALSE(bounds.reason.empty());
        }
    }
}

TEST(LoonyValue, StopsWhenItsContextSaysSo) {
    Context context;
    context.cancel();
    EXPECT_THROW(LoonyValues(context).value(graph_of("A@4 A-g:3 chain:3")), Error);
    Context small(100);
    EXPECT_THROW(LoonyValues(small).value(graph_of("A@4 A-g:3 chain:3")), Error);
}

TEST(LoonyValue, IsForLoonyEndgames) {
    try {
        value_of("A@4 A-g:2");
        ADD_FAILURE();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Input);
        EXPECT_EQ(
            error.message(),
            "this is no loony endgame (the chain ground-A has only 2 coins: opening it is not "
            "a loony move); use the solver for other positions");
    }
}

}  // namespace
}  // namespace upstar::dots
