// Games nested 100000 deep: no recursion may run out of stack.
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "upstar/base/error.h"
#include "upstar/values/arena.h"
#include "upstar/values/atomic_weight.h"
#include "upstar/values/canonical.h"
#include "upstar/values/cooling.h"
#include "upstar/values/followers.h"
#include "upstar/values/order.h"
#include "upstar/values/predicates.h"
#include "upstar/values/print.h"
#include "upstar/values/products.h"
#include "upstar/values/reduced.h"
#include "upstar/values/sum.h"
#include "upstar/values/thermograph.h"
#include "value_text.h"

namespace upstar {
namespace {

constexpr int kDeep = 100000;

Game nest(Game g, int depth, const std::function<Game(Game)>& step) {
    for (int i = 0; i < depth; ++i) g = step(g);
    return g;
}

// {...{{1|-5}|-5}...|-5}: Left's threats, one move further each.
Game deep_left(Arena& arena, int depth) {
    const Game minus_five = arena.integer(-5);
    return nest(arena.integer(1), depth,
                [&](Game g) { return canonical(arena, {g}, {minus_five}); });
}

// {0|{0|...{0|-1}...}}.
Game deep_right(Arena& arena, int depth) {
    return nest(arena.integer(-1), depth, [&](Game g) { return canonical(arena, {Game()}, {g}); });
}

TEST(Depth, ZeroOverAndOverIsAMultipleOfUp) {
    Context context;
    Arena arena(context);
    const Game g = nest(Game(), kDeep, [&](Game h) { return canonical(arena, {Game()}, {h}); });
    EXPECT_EQ(g, arena.simple(Dyadic(), kDeep - 1, kDeep % 2));
}

TEST(Depth, NestsOfThreatsCanBeBuiltNegatedComparedAndAdded) {
    for (const auto& make : {deep_left, deep_right}) {
        Context context;
        Arena arena(context);
        const Game g = make(arena, kDeep);
        const Game h = make(arena, kDeep - 1);
        const Game minus = negative(arena, g);
        EXPECT_EQ(negative(arena, minus), g);
        EXPECT_NE(relation(arena, g, h), Relation::Equal);
        EXPECT_EQ(relation(arena, g, h), relation(arena, negative(arena, h), minus));
        const Game shifted = sum(arena, g, arena.integer(3));
        EXPECT_EQ(sum(arena, shifted, arena.integer(-3)), g);
        EXPECT_EQ(relation(arena, shifted, g), Relation::Greater);
        const Game starred = sum(arena, g, arena.nimber(1));
        EXPECT_EQ(sum(arena, starred, arena.nimber(1)), g);
        EXPECT_EQ(birthday(arena, g), birthday(arena, h) + 1);
    }
}

TEST(Depth, NestsOfThreatsHaveThermographsAndPredicates) {
    for (const auto& make : {deep_left, deep_right}) {
        Context context;
        Arena arena(context);
        const Game g = make(arena, kDeep);
        EXPECT_GE(temperature(arena, g), Dyadic(0));
        EXPECT_EQ(thermograph(arena, g)->mean(), mean(arena, g));
        EXPECT_FALSE(is_all_small(arena, g));
        EXPECT_EQ(follower_count(arena, g), kDeep + (make == deep_left ? 7 : 2));
        EXPECT_NO_THROW(stop_count(arena, g));
        EXPECT_NO_THROW(misere_outcome(arena, g));
        EXPECT_NO_THROW(reduced_canonical_form(arena, g));
        EXPECT_NO_THROW(ordinal_sum(arena, g, arena.integer(1)));
    }
}

void expect_to_print(int depth) {
    for (const auto& make : {deep_left, deep_right}) {
        Context context;
        Arena arena(context);
        const std::string text = to_string(arena, make(arena, depth));
        EXPECT_GT(text.size(), static_cast<std::size_t>(depth));
        EXPECT_EQ(text.front(), '{');
        EXPECT_EQ(text.back(), '}');
    }
}

TEST(Depth, NestsOfThreatsPrint) { expect_to_print(kDeep / 5); }

TEST(SlowDepth, DeeperNestsOfThreatsPrint) { expect_to_print(kDeep); }

TEST(Depth, DifferencesOfNestsCancel) {
    for (const auto& make : {deep_left, deep_right}) {
        Context context;
        Arena arena(context);
        const Game g = make(arena, 120);
        EXPECT_TRUE(difference(arena, g, g).is_zero());
    }
}

TEST(Depth, HugeNumbersStaySmallRecords) {
    Context context;
    Arena arena(context);
    const Game huge = arena.number(Dyadic(Integer(1) << 200, 0));
    const Game hot = canonical(arena, {huge}, {negative(arena, huge)});
    EXPECT_EQ(to_string(arena, hot), "+-" + to_string(arena, huge));
    EXPECT_TRUE(sum(arena, hot, hot).is_zero());
    EXPECT_EQ(relation(arena, hot, huge), Relation::Confused);
    EXPECT_EQ(relation(arena, hot, sum(arena, huge, arena.integer(1))), Relation::Less);
    EXPECT_EQ(to_string(arena, cool(arena, hot, Dyadic(Integer(1) << 200, 0))), "*");
    EXPECT_EQ(sum(arena, huge, negative(arena, huge)), Game());
    EXPECT_EQ(canonical(arena, {huge}, {}), sum(arena, huge, arena.integer(1)));
    EXPECT_LT(arena.simple_count(), 100u);
}

}  // namespace
}  // namespace upstar
