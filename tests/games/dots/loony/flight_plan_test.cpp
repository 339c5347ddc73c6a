#include "upstar/games/dots/loony/flight_plan.h"

#include <gtest/gtest.h>

#include "games/dots/loony/naive_value.h"
#include "upstar/base/error.h"
#include "upstar/games/dots/loony/random_endgame.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

constexpr const char* kFigure2 =
    "A@6 A-B:9 B@4 B-C:10 C@4 C-D:5 D@4 D-E:8 E@4 E-F:5 F@4 F-G:10 G@4 G-H:9 H@6 loop:12 chain:6";

std::string order(const FlightPlan& plan) {
    std::string text;
    for (const PlannedPiece& planned : plan.pieces)
        text += (text.empty() ? "" : " ") + planned.piece.name;
    return text;
}

TEST(FlightPlan, ThroughFigure2IsSmooth) {
    const FlightPlan plan = theory_plan(parse_coin_graph(kFigure2));
    EXPECT_EQ(order(plan), "CD DE D EF E BC C AB B A FG F GH G H 12-loop 6-chain");
    EXPECT_EQ(plan.cv, 10);
    EXPECT_EQ(plan.value, 10);
    EXPECT_TRUE(plan.proves_cv);
    EXPECT_EQ(plan.crash(), std::nullopt);
    EXPECT_EQ(plan.flight().final_altitude(), -10);
}

TEST(FlightPlan, IsKnownPieceByPieceWhileItIsMade) {
    const CoinGraph graph = parse_coin_graph(kFigure2);
    std::vector<PlannedPiece> begun;
    const FlightPlan plan = theory_plan(graph, nullptr, &begun);
    ASSERT_EQ(begun.size(), plan.pieces.size());
    for (std::size_t i = 0; i < begun.size(); ++i) {
        EXPECT_EQ(begun[i].piece, plan.pieces[i].piece);
        EXPECT_EQ(begun[i].coins, plan.pieces[i].coins);
        EXPECT_EQ(begun[i].phase, plan.pieces[i].phase);
    }
}

TEST(FlightPlan, OfTheBumpyDirectFlightCrashesInBc) {
    const CoinGraph graph = parse_coin_graph(kFigure2);
    std::vector<int> coins;
    const FlightPlan smooth = theory_plan(graph);
    for (const char* name : {"AB", "A", "BC", "B", "CD", "C", "DE", "D", "EF", "E", "FG", "F", "GH",
                             "G", "H", "12-loop", "6-chain"})
        for (const PlannedPiece& planned : smooth.pieces)
            if (planned.piece.name == name) coins.push_back(planned.coin);
    const FlightPlan plan = given_plan(graph, coins);
    EXPECT_EQ(order(plan), "AB A BC B CD C DE D EF E FG F GH G H 12-loop 6-chain");
    EXPECT_FALSE(plan.proves_cv);
    ASSERT_TRUE(plan.crash().has_value());
    EXPECT_EQ(move_at(plan.flight(), *plan.crash()).piece, 2u);
    EXPECT_GT(plan.value, 10);
}

// Figure 9: after one profitable sub-bracelet is played, those of the other two have merged.
TEST(FlightPlan, DerivesBraceletsThatShareAJointAnew) {
    const FlightPlan plan = theory_plan(
        parse_coin_graph("X-A:5 A@4 A-g:5 X-B:5 B@4 B-g:5 X-C:5 C@4 C-g:5 loop:20 chain:9"));
    EXPECT_TRUE(plan.proves_cv);
    EXPECT_EQ(order(plan), "ground-A XA A ground-B BXC B ground-C C 20-loop 9-chain");
    int longest = 0;
    for (const PlannedPiece& planned : plan.pieces)
        if (!planned.piece.is_loop) longest = std::max(longest, planned.piece.length);
    EXPECT_EQ(longest, 11);  // B-X-C
}

TEST(FlightPlan, RefusesWhatCannotBeFlown) {
    const CoinGraph graph = parse_coin_graph("chain:5 loop:8");
    EXPECT_THROW(given_plan(graph, {1}), Error);
    EXPECT_THROW(given_plan(graph, {1, 1}), Error);
    EXPECT_THROW(given_plan(graph, {99}), Error);
    EXPECT_THROW(theory_plan(parse_coin_graph("chain:2")), Error);
    EXPECT_EQ(theory_plan(parse_coin_graph("empty")).pieces.size(), 0u);
    EXPECT_TRUE(theory_plan(parse_coin_graph("empty")).proves_cv);
}

// What a plan claims is true; and the theory rarely needs help.
TEST(FlightPlan, ProvesOnlyWhatIsTrue) {
    RandomEndgames random(9);
    for (int round = 0; round < 60; ++round) {
        const CoinGraph graph = random.endgame({3, 3, 3, 5, 1});
        SCOPED_TRACE(to_text(graph));
        const FlightPlan plan = theory_plan(graph);
        const int v = naive_value(graph);
        EXPECT_LE(plan.cv, v);
        EXPECT_GE(plan.value, v);
        if (plan.proves_cv) {
            EXPECT_EQ(plan.cv, v);
        }
    }
}

TEST(SlowFlightPlan, OfTheTheoryNearlyAlwaysProvesWhatCanBeProved) {
    Context context;
    LoonyValues values(context);
    for (const EndgameSize& size : {EndgameSize{4, 4, 3, 8, 2}, EndgameSize{5, 5, 5, 14, 2}}) {
        RandomEndgames random(10);
        int by_theory = 0;
        int by_search = 0;
        for (int round = 0; round < 500; ++round) {
            const CoinGraph graph = random.endgame(size);
            SCOPED_TRACE(to_text(graph));
            const FlightPlan plan = plan_flight(graph, values);
            const int v = values.value(contract(graph).graph);
            EXPECT_EQ(plan.proves_cv, plan.cv == v);
            if (plan.method == FlightPlan::Method::Exact) {
                EXPECT_EQ(plan.value, v);
            }
            (plan.method == FlightPlan::Method::Theory ? by_theory : by_search) +=
                plan.proves_cv ? 1 : 0;
        }
        EXPECT_GT(by_theory, 400);
        EXPECT_LT(by_search, by_theory / 50);
    }
}

}  // namespace
}  // namespace upstar::dots
