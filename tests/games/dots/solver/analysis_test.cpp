// Analysis and advice, against brute force on whatever is small enough, and on Figure 2.
#include "upstar/games/dots/solver/analysis.h"

#include <gtest/gtest.h>

#include <chrono>
#include <random>
#include <string>

#include "random_graph.h"
#include "upstar/games/dots/rules/coin_graph_text.h"
#include "upstar/games/dots/rules/dots_board.h"
#include "upstar/games/dots/solver/advice.h"
#include "upstar/games/dots/solver/forced_play.h"

namespace upstar::dots {
namespace {

CoinGraph random_board(std::mt19937& random, int most_open) {
    DotsBoard board(2 + static_cast<int>(random() % 2), 2 + static_cast<int>(random() % 2));
    while (board.undrawn() > most_open) {
        const int line = static_cast<int>(random() % static_cast<unsigned>(board.lines()));
        if (!board.is_drawn(line)) board.draw(line);
    }
    return coin_graph(board).graph;
}

// Plays the strings, and returns the margin of who moves first.
int played_margin(CoinGraph graph, std::vector<int> strings) {
    int margin = 0;
    int sign = 1;
    for (std::size_t i = 0; i < strings.size(); ++i) {
        const int captured = captured_by_cutting(graph, strings[i]);
        margin += sign * captured;
        if (captured == 0) sign = -sign;
        graph = graph.without({strings[i]});
        for (std::size_t k = i + 1; k < strings.size(); ++k)
            if (strings[k] > strings[i]) --strings[k];
    }
    return margin;
}

TEST(Survey, TellsThePhase) {
    const std::pair<const char*, DotsPhase> cases[] = {
        {"empty", DotsPhase::Over},
        {"A-g", DotsPhase::Capturing},
        {"A-g A-g A-g", DotsPhase::Safe},
        {"chain:0", DotsPhase::Safe},
        {"chain:2 chain:5", DotsPhase::HandOuts},
        {"loop:3", DotsPhase::HandOuts},
        {"chain:3 loop:4", DotsPhase::Loony},
        {"A-B:3 A@4 B@4", DotsPhase::Loony},
    };
    for (const auto& [text, phase] : cases)
        EXPECT_EQ(survey(parse_coin_graph(text)).phase, phase) << text;
}

TEST(Survey, CountsRegionsAndTheParityThatThePlayerToMoveWants) {
    const DotsSurvey seen = survey(parse_coin_graph("chain:5 chain:2 loop:4 A-g A-g A-g"));
    ASSERT_EQ(seen.regions.size(), 4u);
    EXPECT_EQ(seen.regions[0].text, "chain:5");
    EXPECT_EQ(seen.regions[1].text, "loop:4");
    EXPECT_EQ(seen.regions[3].joints, 1);
    EXPECT_EQ(seen.long_chains, 1);
    EXPECT_EQ(seen.loops, 1);
    // An empty board of 25 boxes has 36 dots: whoever begins wants dots plus chains to be even.
    EXPECT_FALSE(survey(coin_graph(DotsBoard(5, 5)).graph).mover_wants_odd);
    EXPECT_TRUE(survey(coin_graph(DotsBoard(2, 2)).graph).mover_wants_odd);
}

TEST(Analysis, MarginsMovesAndNimstringAreThoseOfBruteForce) {
    std::mt19937 random(11);
    Context context;
    for (int round = 0; round < 150; ++round) {
        const CoinGraph graph = random_board(random, 2 + static_cast<int>(random() % 10));
        SCOPED_TRACE(to_text(graph));
        naive::Coins brute_force = naive_of(graph);
        const DotsAnalysis found = analyse(graph, context, {});
        ASSERT_TRUE(found.value);
        EXPECT_EQ(*found.value, brute_force.margin(brute_force.all()));
        EXPECT_EQ(found.moves.size(), graph.strings().size());
        for (const DotsMove& move : found.moves)
            EXPECT_EQ(move.value,
                      brute_force.margin_after(brute_force.all(), std::uint64_t{1} << move.string));
        EXPECT_EQ(played_margin(graph, found.line), *found.value);
        ASSERT_TRUE(found.nimstring);
        const int nim = brute_force.nimstring(brute_force.all());
        const int shown = found.nimstring->is_loony ? naive::Coins::kLoony
                                                    : static_cast<int>(found.nimstring->nim);
        EXPECT_EQ(shown, nim);
        EXPECT_EQ(found.nimstring->mover_wins(), !found.zero_moves.empty());
    }
}

TEST(Analysis, LoonyEndgamesHaveAControlledValueThatBoundsTheirs) {
    Context context;
    for (const char* text : {"chain:3 chain:4 loop:4", "A-B:3 A@4 B@4", "3*chain:3",
                             "loop:4 loop:6", "A@4 A@5 chain:3", "g-A:3 A@4 A-g:3"}) {
        SCOPED_TRACE(text);
        const CoinGraph graph = parse_coin_graph(text);
        const DotsAnalysis found = analyse(graph, context, {});
        naive::Coins brute_force = naive_of(graph);
        ASSERT_TRUE(found.controlled) << found.no_controlled.message;
        EXPECT_EQ(*found.value, brute_force.margin(brute_force.all()));
        EXPECT_LE(*found.value, -found.controlled->value);
        ASSERT_EQ(found.moves.size(), graph.strings().size());
        for (const DotsMove& move : found.moves)
            EXPECT_EQ(move.value,
                      brute_force.margin_after(brute_force.all(), std::uint64_t{1} << move.string));
        EXPECT_EQ(played_margin(graph, found.line), *found.value);
        ASSERT_TRUE(found.plan) << found.no_plan.message;
        EXPECT_EQ(found.plan->value, -*found.value);
    }
}

TEST(Analysis, BoundsHoldWhereTheTimeIsUp) {
    std::mt19937 random(5);
    Context context;
    for (int round = 0; round < 60; ++round) {
        const CoinGraph graph = random_board(random, 9);
        naive::Coins brute_force = naive_of(graph);
        const int margin = brute_force.margin(brute_force.all());
        Context expired(std::size_t{1} << 12);  // no memory for any table
        const DotsAnalysis found = analyse(graph, expired, {});
        EXPECT_LE(found.least, margin) << to_text(graph);
        EXPECT_GE(found.most, margin) << to_text(graph);
    }
}

TEST(Analysis, FigureTwoIsWorthTen) {
    const CoinGraph graph = parse_coin_graph(
        "A-B:9 B-C:10 C-D:5 D-E:8 E-F:5 F-G:10 G-H:9 A@6 B@4 C@4 D@4 E@4 F@4 G@4 H@6 loop:12 "
        "chain:6");
    Context context;
    const DotsAnalysis found = analyse(graph, context, {});
    EXPECT_EQ(found.value, -10);
    EXPECT_EQ(found.controlled->value, 10);
    EXPECT_EQ(played_margin(graph, found.line), -10);
}

TEST(Advice, WhoeverFollowsItGetsTheMargin) {
    std::mt19937 random(23);
    Context context;
    DotsAdviser adviser(context, 1);
    for (int round = 0; round < 60; ++round) {
        const CoinGraph start = random_board(random, 12);
        CoinGraph graph = start;
        SCOPED_TRACE(to_text(graph));
        naive::Coins brute_force = naive_of(graph);
        std::vector<int> line;
        std::vector<int> number(graph.strings().size());
        for (std::size_t i = 0; i < number.size(); ++i) number[i] = static_cast<int>(i);
        while (!number.empty()) {
            const SuggestedString advice = adviser.advise(graph, {});
            EXPECT_FALSE(advice.reason.empty());
            line.push_back(number[static_cast<std::size_t>(advice.string)]);
            number.erase(number.begin() + advice.string);
            graph = graph.without({advice.string});
        }
        EXPECT_EQ(played_margin(start, line), brute_force.margin(brute_force.all()));
    }
}

// Regions that Nimstring solves at once, and too many of them for the exact margin.
TEST(Advice, FightsForControlWhereTheMarginIsOutOfReach) {
    const std::string square = "-g A-g B-g B-g C-g C-g D-g D-g A-B B-C C-D D-A ";
    std::string regions;
    for (const std::string name : {"1", "2", "3"}) {
        std::string region = "A" + square;
        for (const char coin : {'A', 'B', 'C', 'D'})
            for (std::size_t at = 0; (at = region.find(coin, at)) != std::string::npos; at += 2)
                region.insert(at + 1, name);
        regions += region;
    }
    Context context;
    Nimstring nimstring(context);
    for (const char* offered : {"", "P-Q Q-g", "P-Q Q-R R-g", "P-Q Q-R R-S", "P-g"}) {
        const CoinGraph graph = parse_coin_graph(regions + offered);
        SCOPED_TRACE(to_text(graph));
        for (const Voice voice : {Voice::Mover, Voice::Opponent}) {
            DotsAdviser adviser(context, 1);
            const SuggestedString advice =
                adviser.advise(graph, std::chrono::milliseconds(200), voice);
            ASSERT_LT(static_cast<std::size_t>(advice.string), graph.strings().size());
            EXPECT_FALSE(advice.reason.empty());
            if (advice.reason.find("control") == std::string::npos) continue;
            EXPECT_TRUE(nimstring.moves(graph)[static_cast<std::size_t>(advice.string)].wins)
                << advice.reason;
        }
    }
}

TEST(Advice, ItsGuessesAreMovesThatGiveLittleAway) {
    std::mt19937 random(29);
    Context context;
    const DotsAdviser adviser(context, 1);
    for (int round = 0; round < 100; ++round) {
        const CoinGraph graph = random_board(random, 12);
        const SuggestedString advice = adviser.guess(graph);
        const DotsSurvey seen = survey(graph);
        const int given = forced_play(graph.without({advice.string})).taken;
        if (seen.phase == DotsPhase::Capturing) {
            EXPECT_GT(captured_by_cutting(graph, advice.string), 0);
        } else if (seen.phase == DotsPhase::Safe) {
            EXPECT_EQ(given, 0);
        }
    }
}

}  // namespace
}  // namespace upstar::dots
