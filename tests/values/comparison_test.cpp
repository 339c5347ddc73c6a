// Verdicts against brute force; and the strategies that are shown leave no other verdict possible.
#include "upstar/values/comparison.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "naive/naive_values.h"
#include "small_games.h"
#include "value_text.h"

namespace upstar {
namespace {

constexpr std::array kClaims = {
    OrderClaim::Equal,    OrderClaim::NotEqual,       OrderClaim::Less,
    OrderClaim::AtMost,   OrderClaim::Greater,        OrderClaim::AtLeast,
    OrderClaim::Confused, OrderClaim::LessOrConfused, OrderClaim::GreaterOrConfused};

// The definitions, from "at most" and "at least".
bool is_true(OrderClaim claim, bool at_most, bool at_least) {
    switch (claim) {
        case OrderClaim::Equal:
            return at_most && at_least;
        case OrderClaim::NotEqual:
            return !(at_most && at_least);
        case OrderClaim::Less:
            return at_most && !at_least;
        case OrderClaim::AtMost:
            return at_most;
        case OrderClaim::Greater:
            return at_least && !at_most;
        case OrderClaim::AtLeast:
            return at_least;
        case OrderClaim::Confused:
            return !at_most && !at_least;
        case OrderClaim::LessOrConfused:
            return !at_least;
        case OrderClaim::GreaterOrConfused:
            break;
    }
    return !at_most;
}

// Right begins and Left wins: the difference is at least 0; and so on.
bool allows(const Strategy& strategy, bool at_most, bool at_least) {
    const bool second_wins = strategy.first == Player::Right ? at_least : at_most;
    return second_wins == (strategy.winner != strategy.first);
}

TEST(Comparison, IsShownByStrategiesThatDecideIt) {
    SmallGames& small = SmallGames::get();
    naive::Values plain(small.arena, small.plain);
    for (const Game g : small.day(2))
        for (const Game h : small.day(2)) {
            const bool at_most = small.plain.less_or_equal(plain(g), plain(h));
            const bool at_least = small.plain.less_or_equal(plain(h), plain(g));
            for (const OrderClaim claim : kClaims) {
                const ComparisonExplanation explanation =
                    explain_comparison(small.arena, {g}, claim, {h});
                ASSERT_EQ(explanation.holds, is_true(claim, at_most, at_least));
                ASSERT_FALSE(explanation.strategies.empty());
                for (const Strategy& strategy : explanation.strategies)
                    ASSERT_TRUE(allows(strategy, at_most, at_least));
                for (const bool most : {false, true})
                    for (const bool least : {false, true}) {
                        bool possible = true;
                        for (const Strategy& strategy : explanation.strategies)
                            possible = possible && allows(strategy, most, least);
                        if (possible) {
                            ASSERT_EQ(is_true(claim, most, least), explanation.holds)
                                << symbol(claim);
                        }
                    }
            }
        }
}

TEST(Comparison, PlaysThePartsOfBothSides) {
    Context context;
    Arena arena(context);
    const auto read = [&](const char* text) { return read_value(arena, text); };
    const ComparisonExplanation explanation = explain_comparison(
        arena, {read("^"), read("0")}, OrderClaim::Greater, {read("*2"), read("1/2")});
    EXPECT_EQ(explanation.parts, (std::vector{read("^"), read("*2"), read("-1/2")}));
    EXPECT_FALSE(explanation.holds);
    EXPECT_EQ(explanation.relation, Relation::Less);
}

TEST(Comparison, HasASymbolForEveryClaim) {
    for (const OrderClaim claim : kClaims) EXPECT_EQ(claim_of(symbol(claim)), claim);
    EXPECT_FALSE(claim_of("=").has_value());
}

}  // namespace
}  // namespace upstar
