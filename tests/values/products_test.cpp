// Oracles: the definitions without shortcuts on the games born by day 2; Winning Ways, ch. 8.
#include "upstar/values/products.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "small_games.h"
#include "upstar/base/error.h"
#include "upstar/values/canonical.h"
#include "upstar/values/order.h"
#include "upstar/values/print.h"
#include "upstar/values/sum.h"
#include "value_text.h"

namespace upstar {
namespace {

using Sides = std::array<std::vector<Game>, 2>;

class PlainProducts {
public:
    explicit PlainProducts(Arena& arena) : arena_(arena) {}

    Game conway(Game g, Game h) {
        if (const auto known = conway_.find({g, h}); known != conway_.end()) return known->second;
        Sides sides;
        for (const Player p : kPlayers)
            for (const Player q : kPlayers)
                for (const Game a : arena_.options(g, p))
                    for (const Game b : arena_.options(h, q))
                        sides[p == q ? 0 : 1].push_back(difference(
                            arena_, sum(arena_, conway(a, h), conway(g, b)), conway(a, b)));
        return conway_[{g, h}] = canonical(arena_, sides[0], sides[1]);
    }

    Game ordinal(Game g, Game h) {
        if (const auto known = ordinal_.find({g, h}); known != ordinal_.end()) return known->second;
        Sides sides;
        for (const Player p : kPlayers) {
            sides[index(p)] = arena_.options(g, p).to_vector();
            for (const Game b : arena_.options(h, p)) sides[index(p)].push_back(ordinal(g, b));
        }
        return ordinal_[{g, h}] = canonical(arena_, sides[0], sides[1]);
    }

    // Norton: n copies of u for an integer n, else {G^L . u + u + incentives | ...}, all of them.
    Game norton(Game g, Game u) {
        if (arena_.is_integer(g)) {
            Game total;
            const bool positive = arena_.number_part(g).sign() > 0;
            for (Integer n = abs(arena_.number_part(g).numerator()); n > 0; --n)
                total = sum(arena_, total, positive ? u : negative(arena_, u));
            return total;
        }
        Sides sides;
        for (const Player p : kPlayers)
            for (const Game option : arena_.options(g, p))
                for (const Player q : kPlayers)
                    for (const Game v : arena_.options(u, q)) {
                        const Game incentive = seen_by(arena_, q, difference(arena_, v, u));
                        sides[index(p)].push_back(
                            sum(arena_, norton(option, u),
                                seen_by(arena_, p, sum(arena_, u, incentive))));
                    }
        return canonical(arena_, sides[0], sides[1]);
    }

private:
    Arena& arena_;
    std::map<std::pair<Game, Game>, Game> conway_;
    std::map<std::pair<Game, Game>, Game> ordinal_;
};

TEST(Products, ConwayAndOrdinalOfGamesBornByDayTwoAreThoseOfTheDefinitions) {
    SmallGames& small = SmallGames::get();
    PlainProducts plain(small.arena);
    for (const Game g : small.day(2))
        for (const Game h : small.day(2)) {
            EXPECT_EQ(conway_product(small.arena, g, h), plain.conway(g, h))
                << to_string(small.arena, g) << " . " << to_string(small.arena, h);
            EXPECT_EQ(ordinal_sum(small.arena, g, h), plain.ordinal(g, h))
                << to_string(small.arena, g) << " : " << to_string(small.arena, h);
        }
}

TEST(Products, OrdinalSumsOfSimpleGamesAreThoseOfTheDefinition) {
    Context context;
    Arena arena(context);
    PlainProducts plain(arena);
    const std::vector<Game> games = small_simple_games(arena, 1, 3);
    for (const Game g : games)
        for (const Game h : games)
            ASSERT_EQ(ordinal_sum(arena, g, h), plain.ordinal(g, h))
                << to_string(arena, g) << " : " << to_string(arena, h);
}

TEST(Products, NortonOfGamesBornByDayTwoIsThatOfTheDefinition) {
    SmallGames& small = SmallGames::get();
    PlainProducts plain(small.arena);
    for (const char* text : {"1", "1/2", "^", "^*", "Tiny(1)", "{2|1}", "*2", "+-1"}) {
        const Game unit = read_value(small.arena, text);
        for (const Game g : small.day(2))
            EXPECT_EQ(norton_product(small.arena, g, unit), plain.norton(g, unit))
                << to_string(small.arena, g) << " . " << text;
    }
}

TEST(Products, IncentivesAreTheGainsOfMoving) {
    Context context;
    Arena arena(context);
    const auto listed = [&](const char* text, bool left, bool right) {
        std::vector<Game> games = incentives(arena, read_value(arena, text), left, right);
        sort_for_print(arena, games);
        std::string all;
        for (const Game g : games) all += (all.empty() ? "" : " ") + to_string(arena, g);
        return all;
    };
    EXPECT_EQ(listed("1", true, true), "-1");
    EXPECT_EQ(listed("1/2", true, true), "-1/2");
    EXPECT_EQ(listed("*", true, true), "*");
    EXPECT_EQ(listed("^", true, false), "v");
    EXPECT_EQ(listed("^", false, true), "^*");
    EXPECT_EQ(listed("{2|0}", true, true), "{2|0}");
    EXPECT_EQ(listed("0", true, true), "");
}

TEST(Products, OrdinalSumTable) {
    Context context;
    Arena arena(context);
    const std::vector<std::tuple<const char*, const char*, const char*>> table = {
        {"*", "1", "^*"},
        {"*", "-1", "v*"},
        {"1", "-1", "1/2"},
        {"1", "2", "3"},
        {"*2", "*3", "*5"},
        {"^", "1", "^[2]"},
        {"^", "2", "^[3]"},
        {"1", "*", "1*"},
        {"2", "-3", "9/8"},
        {"5000000000", "5000000000", "10000000000"},
        {"*1000000000", "*1000000000", "*2000000000"},
    };
    for (const auto& [g, h, expected] : table)
        EXPECT_EQ(to_string(arena, ordinal_sum(arena, read_value(arena, g), read_value(arena, h))),
                  expected)
            << g << " : " << h;
}

TEST(Products, OrdinalSumsTooLargeAreALimit) {
    Context context;
    Arena arena(context);
    for (const char* h : {"*2000000000", "1"}) try {
            ordinal_sum(arena, arena.nimber(2000000000), read_value(arena, h));
            ADD_FAILURE() << h;
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Limit);
        }
}

TEST(Products, SubordinateUndoesTheOrdinalSum) {
    SmallGames& small = SmallGames::get();
    Arena& arena = small.arena;
    int found = 0;
    for (const Game g : small.day(2))
        for (const Game h : small.day(2)) {
            const auto left = arena.options(g, Player::Left).to_vector();
            const auto right = arena.options(g, Player::Right).to_vector();
            const Game stacked = ordinal_sum(arena, g, h);
            const Game back = subordinate(arena, stacked, left, right);
            ++found;
            EXPECT_EQ(ordinal_sum(arena, g, back), stacked)
                << to_string(arena, g) << " : " << to_string(arena, h) << " back to "
                << to_string(arena, back);
        }
    EXPECT_EQ(found, 22 * 22);
}

TEST(Products, WhatIsNoOrdinalSumIsRefused) {
    Context context;
    Arena arena(context);
    EXPECT_THROW(subordinate(arena, arena.integer(-1), {Game()}, {}), Error);
    EXPECT_THROW(pow_to(arena, arena.nimber(1), Dyadic(-1)), Error);
    EXPECT_THROW(pow(arena, arena.nimber(2), Dyadic(2)), Error);
}

TEST(Products, PowersOfUpAreUptimals) {
    Context context;
    Arena arena(context);
    const Game up = read_value(arena, "^");
    for (int n = 1; n <= 6; ++n) {
        const std::string order = std::to_string(n);
        EXPECT_EQ(pow_to(arena, up, Dyadic(n)), read_value(arena, "^[" + order + "]"));
        EXPECT_EQ(pow(arena, up, Dyadic(n)), read_value(arena, "^<" + order + ">"));
    }
    EXPECT_EQ(pow_to(arena, up, Dyadic(0)), Game());
}

TEST(Products, TiniesGetSmallerAsTheThreatGrows) {
    Context context;
    Arena arena(context);
    EXPECT_EQ(tiny(arena, arena.integer(0)), read_value(arena, "^"));
    for (int n = 1; n < 5; ++n) {
        const Game smaller = tiny(arena, arena.integer(n + 1));
        const Game larger = tiny(arena, arena.integer(n));
        EXPECT_EQ(relation(arena, multiple(arena, 5, smaller), larger), Relation::Less);
        EXPECT_EQ(relation(arena, smaller, Game()), Relation::Greater);
    }
}

}  // namespace
}  // namespace upstar
