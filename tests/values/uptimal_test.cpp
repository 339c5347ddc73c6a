// Oracles: sums of the powers of up for building; a list of all small uptimals for recognising.
#include "upstar/values/uptimal.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "small_games.h"
#include "upstar/values/print.h"
#include "upstar/values/sum.h"
#include "value_text.h"

namespace upstar {
namespace {

// Calls visit for each x + *m . d1 d2 d3 with digits of at most `most`.
void for_each_uptimal(const std::vector<Dyadic>& numbers, std::uint32_t most_nimber, int most,
                      const std::function<void(const UptimalExpansion&)>& visit) {
    for (const Dyadic& number : numbers)
        for (std::uint32_t nimber = 0; nimber <= most_nimber; ++nimber)
            for (int a = -most; a <= most; ++a)
                for (int b = -most; b <= most; ++b)
                    for (int c = -most; c <= most; ++c) {
                        UptimalExpansion expansion{number, nimber, {a, b, c}};
                        while (!expansion.ups.empty() && expansion.ups.back() == 0)
                            expansion.ups.pop_back();
                        visit(expansion);
                    }
}

TEST(Uptimal, BuildsTheSumOfThePowersAndRecognisesIt) {
    Context context;
    Arena arena(context);
    std::array<Game, 3> power;
    for (std::size_t i = 0; i < 3; ++i)
        power[i] = read_value(arena, "^<" + std::to_string(i + 1) + ">");
    for_each_uptimal({Dyadic(0), Dyadic(Integer(-3), 1)}, 3, 2, [&](const UptimalExpansion& e) {
        Game expected = arena.simple(e.number, 0, e.nimber);
        for (std::size_t i = 0; i < e.ups.size(); ++i)
            expected = sum(arena, expected, multiple(arena, e.ups[i], power[i]));
        const Game g = uptimal(arena, e);
        ASSERT_EQ(g, expected) << to_string(e);
        const auto found = uptimal_expansion(arena, g);
        ASSERT_TRUE(found) << to_string(e) << " = " << to_string(arena, g);
        ASSERT_EQ(*found, e) << to_string(e) << " found as " << to_string(*found);
    });
}

TEST(Uptimal, OfHigherOrdersAreRecognised) {
    Context context;
    Arena arena(context);
    const std::vector<std::vector<std::int64_t>> digits = {
        {0, 0, 0, 1}, {1, 1, 1, 1, 1}, {3, 0, -2, 0, 1}, {-1, 2, 0, 0, -3}, {0, 5}, {7, -1, 7}};
    for (const auto& ups : digits)
        for (const std::uint32_t nimber : {0u, 1u, 2u, 5u}) {
            const UptimalExpansion e{Dyadic(1), nimber, ups};
            const auto found = uptimal_expansion(arena, uptimal(arena, e));
            ASSERT_TRUE(found) << to_string(e);
            EXPECT_EQ(*found, e) << to_string(e) << " found as " << to_string(*found);
        }
}

// An uptimal born by day 3 has digits of at most 2 (^^ is born on day 3, ^3 on day 4).
TEST(Uptimal, AmongGamesBornByDayThreeExactlyTheUptimalsAreRecognised) {
    SmallGames& small = SmallGames::get();
    Arena& arena = small.arena;
    std::vector<Dyadic> numbers;
    for (const Game g : small.day(3))
        if (arena.is_number(g)) numbers.push_back(arena.number_part(g));
    EXPECT_EQ(numbers.size(), 15u);
    std::map<Game, UptimalExpansion> known;
    for_each_uptimal({Dyadic(0)}, 3, 2, [&](const UptimalExpansion& e) {
        const Game infinitesimal = uptimal(arena, e);
        for (const Dyadic& x : numbers) {
            UptimalExpansion shifted = e;
            shifted.number = x;
            known.emplace(sum(arena, infinitesimal, arena.number(x)), shifted);
        }
    });
    for (const Game g : small.day(3)) {
        const auto found = uptimal_expansion(arena, g);
        const auto expected = known.find(g);
        ASSERT_EQ(found.has_value(), expected != known.end()) << to_string(arena, g);
        if (found) {
            EXPECT_EQ(*found, expected->second);
        }
    }
}

TEST(Uptimal, ExpansionsPrintTheirDigits) {
    const std::vector<std::pair<UptimalExpansion, const char*>> table = {
        {{Dyadic(0), 0, {}}, "0.0"},
        {{Dyadic(Integer(9), 3), 1, {}}, "9/8*.0"},
        {{Dyadic(0), 1, {1, 2}}, "*.12"},
        {{Dyadic(0), 0, {-1}}, "0.1-"},
        {{Dyadic(-2), 3, {10, -35, 36, -100}}, "-2*3.AZ-(36)(100)-"},
    };
    for (const auto& [expansion, text] : table) EXPECT_EQ(to_string(expansion), text);
}

TEST(Uptimal, UnitsAreTheNamedOnes) {
    const auto orders = [](std::vector<std::int64_t> ups) {
        const UptimalExpansion e{Dyadic(0), 0, std::move(ups)};
        return std::pair(e.unit_order(), e.unit_sum_order());
    };
    EXPECT_EQ(orders({}), std::pair(0, 0));
    EXPECT_EQ(orders({1}), std::pair(1, 1));
    EXPECT_EQ(orders({0, -1}), std::pair(2, 0));
    EXPECT_EQ(orders({-1, -1, -1}), std::pair(0, 3));
    EXPECT_EQ(orders({-1, 1}), std::pair(0, 0));
    EXPECT_EQ(orders({0, 2}), std::pair(0, 0));
}

}  // namespace
}  // namespace upstar
