#include "upstar/games/dots/loony/controlled_value.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "naive/naive_pieces.h"
#include "random_loony.h"
#include "upstar/base/error.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

ControlledValue cv(const std::string& text) {
    return controlled_value(contract(parse_coin_graph(text)));
}

TEST(ControlledValue, OfFigureTwoIsTen) {  // Berlekamp and Scott
    const auto figure =
        cv("A-B:9 B-C:10 C-D:5 D-E:8 E-F:5 F-G:10 G-H:9 "
           "A@6 B@4 C@4 D@4 E@4 F@4 G@4 H@6 loop:12 chain:6");
    EXPECT_EQ(figure.coins, 110);
    EXPECT_EQ(figure.joints, 8);
    EXPECT_EQ(figure.valence, 32);
    EXPECT_EQ(figure.p4, 38);
    EXPECT_EQ(figure.value, 10);
    EXPECT_EQ(figure.loops.loops.size(), 10u);
}

TEST(ControlledValue, OfSmallGraphs) {  // by the formula, by hand
    const struct {
        const char* text;
        int value;
    } cases[] = {
        {"empty", 0},
        {"chain:3", 3},
        {"2*chain:3", 2},
        {"9*chain:3", -5},
        {"loop:4", 4},
        {"2*loop:4", 0},
        {"2*chain:3 loop:4", 0},
        {"chain:3 chain:4", 3},
        {"A@4 A@4", 3},
        {"A@4 A-g:3", 3},
        // 43 coins, joints of valence 4, 4 and 3: cv >= 10 alone does not make v = cv.
        {"g-A:5 g-C:9 A-C:5 B-C:3 g-B:7 chain:5 A@4 B@4", 11},
    };
    for (const auto& c : cases) EXPECT_EQ(cv(c.text).value, c.value) << c.text;
}

TEST(ControlledValue, IsRefusedWhereTheTheoryStops) {
    const struct {
        const char* text;
        const char* message;
    } cases[] = {
        {"K-g:3 K-g:3 K-g:3 K-g:3 K-g:4",
         "there is no controlled value (joint K has valence 5, and the theory is for joints of "
         "valence 3 and 4); ask for the exact value instead"},
        {"chain:2",
         "there is no controlled value (the position is no loony endgame: an independent chain "
         "has only 2 coins: opening it is not a loony move); ask for the exact value instead"},
    };
    for (const auto& c : cases) try {
            cv(c.text);
            ADD_FAILURE() << c.text;
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Input);
            EXPECT_EQ(error.message(), c.message);
        }
}

TEST(ControlledValue, OfASumOfChainsAndLoopsIsTheSumWithItsTerminalBonus) {
    RandomLoony random(5);
    for (int i = 0; i < 2000; ++i) {
        JointGraph graph;
        std::vector<int> chains;
        for (int left = random.up_to(0, 4); left > 0; --left) {
            const int length = std::max(3, random.up_to(0, 6));
            chains.push_back(length);
            graph.chains.push_back({0, 0, length});
            graph.valence[0] += 2;
        }
        for (int left = random.up_to(0, 3); left > 0; --left)
            graph.loops.push_back(random.up_to(4, 12));
        EXPECT_EQ(controlled_value(graph).value, controlled_value(chains, graph.loops))
            << to_text(expand(graph));
    }
}

// The formula and the literal search differ only where p has a quarter, and then two chains of 3
// are there.
TEST(ControlledValue, IsWhatRightScoresIfHeKeepsControlToTheEnd) {
    RandomLoony random(6);
    int misses = 0;
    int graphs = 0;
    for (int i = 0; i < 4000; ++i) {
        const JointGraph graph = random.graph({.most_joints = 3, .longest_chain = 5});
        if (graph.chains.size() > 6) continue;
        SCOPED_TRACE(to_text(expand(graph)));
        const auto formula = controlled_value(graph);
        const int literal = naive::KeptControl().value(strings_of(graph));
        ++graphs;
        if (formula.value == literal) continue;
        ++misses;
        EXPECT_GT(formula.value, literal);
        EXPECT_EQ(formula.p4 % 4, 1);
        EXPECT_GE(std::count_if(graph.chains.begin(), graph.chains.end(),
                                [](const auto& c) { return c.length == 3; }),
                  2);
    }
    EXPECT_GT(graphs, 2500);
    EXPECT_GT(misses, 0);
    EXPECT_LT(misses, graphs / 50);
}

}  // namespace
}  // namespace upstar::dots
