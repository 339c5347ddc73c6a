#include "upstar/games/dots/loony/given_order.h"

#include <gtest/gtest.h>

#include "games/dots/loony/naive_value.h"
#include "upstar/base/error.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

constexpr const char* kEarmuffs = "A@4 A-B:12 B@4 chain:10";

FlightPlan ordered(const char* graph, const std::string& order) {
    Context context;
    LoonyValues values(context);
    return ordered_plan(parse_coin_graph(graph), order, values, &context);
}

std::string names(const FlightPlan& plan) {
    std::string text;
    for (const PlannedPiece& planned : plan.pieces)
        text += (text.empty() ? "" : " ") + planned.piece.name;
    return text;
}

struct Ordered {
    const char* graph;
    const char* order;
    const char* opened;
};

void PrintTo(const Ordered& given, std::ostream* out) { *out << given.graph << " " << given.order; }

class Orders : public testing::TestWithParam<Ordered> {};

TEST_P(Orders, AreKept) {
    EXPECT_EQ(names(ordered(GetParam().graph, GetParam().order)), GetParam().opened);
}

INSTANTIATE_TEST_SUITE_P(
    Named, Orders,
    testing::Values(Ordered{kEarmuffs, "AB,A,B,10-chain", "AB A B 10-chain"},
                    Ordered{kEarmuffs, " AB , B,A ", "AB B A 10-chain"},
                    // What is not named follows as planned.
                    Ordered{kEarmuffs, "10-chain", "10-chain AB A B"},
                    // The loop at A takes the chain to B with it.
                    Ordered{kEarmuffs, "A,AB,B,10-chain", "AAB B 10-chain"},
                    Ordered{"chain:3 chain:4 loop:4", "4-chain,4-loop", "4-chain 4-loop 3-chain"},
                    Ordered{"2*chain:3 loop:4", "3-chain,3-chain", "3-chain 3-chain 4-loop"}));

TEST(GivenOrder, TakesCoinsForNames) {
    const FlightPlan named = ordered(kEarmuffs, "10-chain,AB,B,A");
    std::string coins;
    for (const PlannedPiece& planned : named.pieces)
        coins += (coins.empty() ? "" : ",") + std::to_string(planned.coin);
    const FlightPlan numbered = ordered(kEarmuffs, coins);
    EXPECT_EQ(names(numbered), names(named));
    EXPECT_EQ(numbered.value, named.value);
}

TEST(GivenOrder, GivesTheOtherPlayerNoLessThanTheValue) {
    constexpr const char* kDipper = "ground-A:3 A@4 chain:5";
    const int value = naive_value(parse_coin_graph(kDipper));
    for (const char* order : {"A", "ground-A", "5-chain", "5-chain,A", "ground-A,5-chain"}) {
        const FlightPlan plan = ordered(kDipper, order);
        EXPECT_GE(plan.value, value) << order;
        EXPECT_EQ(plan.method, FlightPlan::Method::Given);
        EXPECT_FALSE(plan.crash() && plan.proves_cv) << order;
    }
}

struct Refused {
    const char* order;
    const char* message;
    std::size_t offset;
};

class Faults : public testing::TestWithParam<Refused> {};

TEST_P(Faults, AreShownWhereTheyStand) {
    try {
        ordered(kEarmuffs, GetParam().order);
        FAIL() << GetParam().order;
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Input);
        EXPECT_NE(error.message().find(GetParam().message), std::string::npos) << error.message();
        EXPECT_EQ(error.offset(), GetParam().offset);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Given, Faults,
    testing::Values(Refused{"AB,C", "no piece is called `C` here; there are 10-chain, A, B", 3},
                    Refused{"", "no piece is called", 0}, Refused{"AB,,A", "no piece is called", 3},
                    Refused{"AB, 999", "there is no coin 999", 4},
                    Refused{"0", "there is no coin 0", 0}, Refused{"1", "coin 1 is a joint", 0}));

}  // namespace
}  // namespace upstar::dots
