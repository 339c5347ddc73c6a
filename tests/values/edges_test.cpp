// Oracle: brute force (tests/naive) for comparisons with numbers, simplest_number for simplicity.
#include "upstar/values/edges.h"

#include <gtest/gtest.h>

#include "small_games.h"
#include "upstar/values/canonical.h"
#include "upstar/values/order.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

Dyadic number_at(std::int64_t edge) { return Dyadic(Integer(edge), Edges::kPlaces); }

naive::Id plain_number(naive::Games& games, int quarters) {
    if (quarters % 4 == 0) return games.integer(quarters / 4);
    const int step = quarters % 2 == 0 ? 2 : 1;
    return games.make({plain_number(games, quarters - step)},
                      {plain_number(games, quarters + step)});
}

TEST(Edges, SayOfEveryGameBornByDayThreeHowItComparesWithNumbers) {
    SmallGames& small = SmallGames::get();
    for (int quarters = -16; quarters <= 16; ++quarters) {
        const Game n = small.arena.number(Dyadic(Integer(quarters), 2));
        const naive::Id plain = plain_number(small.plain, quarters);
        const Edges at = small.arena.edges(n);
        EXPECT_EQ(at.upper, at.lower);
        for (const naive::Id g : small.born_by_day[3]) {
            const Edges edges = small.arena.edges(small.image(g));
            ASSERT_TRUE(edges.are_known());
            ASSERT_EQ(edges.upper <= at.lower, small.plain.less_or_equal(g, plain));
            ASSERT_EQ(at.upper <= edges.lower, small.plain.less_or_equal(plain, g));
        }
    }
}

TEST(Edges, OfNumberPlusUpsPlusNimberFollowFromTheOrder) {
    SmallGames& small = SmallGames::get();
    for (const Game g : small_simple_games(small.arena)) {
        const Game x = small.arena.stop(g, Player::Left);
        const std::int64_t at = small.arena.edges(x).upper;
        EXPECT_EQ(small.arena.edges(g).upper <= at, less_or_equal(small.arena, g, x));
        EXPECT_EQ(small.arena.edges(g).lower >= at, less_or_equal(small.arena, x, g));
    }
}

TEST(Edges, TheNumberBetweenThemIsTheSimplest) {
    const std::int64_t one = std::int64_t{1} << Edges::kPlaces;
    const auto check = [](std::int64_t low, std::int64_t high) {
        const Dyadic expected = simplest_number({number_at(low), true}, {number_at(high), true});
        ASSERT_EQ(number_at(simplest_between(low, high)), expected) << low << " to " << high;
    };
    for (std::int64_t low = -40; low <= 40; ++low)
        for (std::int64_t high = low; high <= 40; ++high) {
            check(low, high);
            check(one + low, one + high);
            check(low * (one / 8), high * (one / 8));
            check(low * (one / 16) + 1, high * (one / 16) + 1);
        }
}

TEST(Edges, AreUnknownForNumbersTooLargeOrTooFineWhichAreStillFoundRight) {
    Context context;
    Arena arena(context);
    const Game large = arena.number(Dyadic(Integer(1) << 50, 0));
    const Game fine = arena.number(Dyadic(Integer(1), 30));
    EXPECT_FALSE(arena.edges(large).are_known());
    EXPECT_FALSE(arena.edges(fine).are_known());
    EXPECT_EQ(canonical(arena, {large}, {}), arena.number(Dyadic((Integer(1) << 50) + 1, 0)));
    EXPECT_EQ(canonical(arena, {Game()}, {fine}), arena.number(Dyadic(Integer(1), 31)));
    const Game hot = canonical(arena, {large}, {fine});
    EXPECT_TRUE(less_or_equal(arena, Game(), hot));
    EXPECT_FALSE(less_or_equal(arena, fine, hot));
    EXPECT_FALSE(less_or_equal(arena, large, hot));
    EXPECT_EQ(arena.stop(hot, Player::Left), large);
    // Options a unit of the edges apart have a number between them, which is finer.
    const Game step = arena.number(Dyadic(Integer(1), 16));
    EXPECT_EQ(canonical(arena, {Game()}, {step}), arena.number(Dyadic(Integer(1), 17)));
}

}  // namespace
}  // namespace upstar
