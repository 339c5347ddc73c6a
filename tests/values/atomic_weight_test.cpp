// Oracles: the weight of G is the g for which G and g . up are equal up to a remote star; Winning
// Ways, ch. 8, for the table.
#include "upstar/values/atomic_weight.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "small_games.h"
#include "upstar/base/error.h"
#include "upstar/values/order.h"
#include "upstar/values/predicates.h"
#include "upstar/values/print.h"
#include "upstar/values/products.h"
#include "upstar/values/sum.h"
#include "value_text.h"

namespace upstar {
namespace {

// Whether g and h are equal up to a remote star: down + far star < g - h < up + far star.
bool equal_up_to_far_star(Arena& arena, Game g, Game h) {
    const Game error = difference(arena, g, h);
    const std::uint32_t far = std::max({arena.far_star(error), arena.far_star(g), 4u}) + 1;
    return relation(arena, error, arena.simple(Dyadic(), 1, far)) == Relation::Less &&
           relation(arena, error, arena.simple(Dyadic(), -1, far)) == Relation::Greater;
}

TEST(AtomicWeight, OfAllSmallGamesBornByDayThreeIsTheWeightInUps) {
    SmallGames& small = SmallGames::get();
    Arena& arena = small.arena;
    const Game up = arena.simple(Dyadic(), 1, 0);
    int count = 0;
    for (const Game g : small.day(3)) {
        if (!is_all_small(arena, g)) continue;
        ++count;
        const auto weight = atomic_weight(arena, g);
        ASSERT_TRUE(weight);
        EXPECT_TRUE(equal_up_to_far_star(arena, g, norton_product(arena, *weight, up)))
            << to_string(arena, g) << " has weight " << to_string(arena, *weight);
    }
    EXPECT_GT(count, 50);
}

TEST(AtomicWeight, OfTheNortonProductWithUpIsTheFirstFactor) {
    SmallGames& small = SmallGames::get();
    Arena& arena = small.arena;
    for (const Game g : small.day(2)) {
        const Game product = norton_product(arena, g, arena.simple(Dyadic(), 1, 0));
        EXPECT_EQ(atomic_weight(arena, product), g) << to_string(arena, g);
    }
}

TEST(AtomicWeight, Table) {
    Context context;
    Arena arena(context);
    const std::vector<std::pair<const char*, const char*>> table = {
        {"0", "0"},           {"*", "0"},         {"*7", "0"},      {"^", "1"},
        {"vv*", "-2"},        {"^<2>", "0"},      {"^[3]", "1"},    {"{^|v}", "0"},
        {"{^^|vv}", "{0|0}"}, {"{^3|v3}", "+-1"}, {"Tiny(1)", "0"}, {"Miny({3|2})", "0"},
    };
    for (const auto& [text, expected] : table) {
        const auto weight = atomic_weight(arena, read_value(arena, text));
        ASSERT_TRUE(weight) << text;
        EXPECT_EQ(*weight, read_value(arena, expected))
            << text << " has weight " << to_string(arena, *weight);
    }
}

TEST(AtomicWeight, GamesThatAreNotInfinitesimalHaveNone) {
    Context context;
    Arena arena(context);
    for (const char* text : {"1", "1/2^", "+-1", "{1|0}", "{2||1|0}"})
        EXPECT_EQ(atomic_weight(arena, read_value(arena, text)), std::nullopt) << text;
}

TEST(AtomicWeight, OfGamesWithHugeNimbersEndsWithAValueOrALimit) {
    Context context;
    Arena arena(context);
    for (const char* text : {"{0||*1000000000|-5}", "{0||*2000000000|-5}", "^*1000000000"}) try {
            atomic_weight(arena, read_value(arena, text));
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Limit);
        }
}

}  // namespace
}  // namespace upstar
