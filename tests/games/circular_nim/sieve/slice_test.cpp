#include "upstar/games/circular_nim/sieve/slice.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"

namespace upstar::circular_nim {
namespace {

TEST(Slice, CountsThePositionsWithAnEmptyStackExactly) {
    Context context;
    for (const CircularRules& rules : {CircularRules{4, 2},
                                       {5, 2},
                                       {5, 3},
                                       {6, 2},
                                       {6, 4},
                                       {5, 2, Removal::FixedFromSome, 1},
                                       {4, 3, Removal::AtLeastInTotal, 2},
                                       {5, 2, Removal::AtLeastFromEach, 1}}) {
        const Cube cube(rules, 5);
        std::uint64_t expected = 0;
        sieve(context, cube).for_each([&](const Stacks& p) {
            expected += *std::min_element(p.begin(), p.end()) == 0;
        });
        EXPECT_EQ(sieve_slice(context, cube).with_empty_stack, expected) << game_name(rules);
    }
}

TEST(Slice, CountsTheWholeCubeWhereEveryPositionMayBeRaised) {
    Context context;
    for (const CircularRules& rules : {CircularRules{4, 2}, {4, 3}, {5, 2}, {6, 3}, {6, 5}}) {
        const Cube cube(rules, 8);
        const Slice slice = sieve_slice(context, cube);
        EXPECT_FALSE(slice.raise_fails) << game_name(rules);
        EXPECT_EQ(slice.raised, sieve(context, cube).count()) << game_name(rules);
    }
    EXPECT_TRUE(sieve_slice(context, Cube({6, 2}, 8)).raise_fails);
    EXPECT_THROW(sieve_slice(context, Cube({3, 2}, 8)), Error);
}

}  // namespace
}  // namespace upstar::circular_nim
