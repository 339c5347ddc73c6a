#include "upstar/games/circular_nim/patterns/raised_set.h"

#include <gtest/gtest.h>

#include "upstar/games/circular_nim/patterns/pattern.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/games/circular_nim/theorems/partition_proof.h"

namespace upstar::circular_nim {
namespace {

TEST(RaisedSet, TheSliceOfACircleIsANecklace) {
    for (std::uint32_t n = 5; n <= 8; ++n) {
        const CircularRules slice = slice_of({n, 3});
        EXPECT_EQ(slice.stacks, n - 1);
        std::vector<StackMask> sets = slice.family->sets, expected = necklace(n - 1, 3).sets;
        std::sort(sets.begin(), sets.end());
        std::sort(expected.begin(), expected.end());
        EXPECT_EQ(sets, expected) << n;
    }
}

TEST(RaisedSet, CountsEveryStackFromTheLeast) {
    const CircularRules rules{4, 2};
    const StackSet slice = parse_stack_set("(a,b,c): a = b+c, b >= 1", slice_of(rules));
    const auto set = raised(slice, rules);
    ASSERT_TRUE(set);
    EXPECT_EQ(to_string(*set), "(a,b,c,d): a+d = b+c, d < b, d = min\n");
    EXPECT_TRUE(set->contains({3, 1, 2, 0}));
    EXPECT_TRUE(set->contains({5, 3, 4, 2}));
    EXPECT_TRUE(set->contains({4, 2, 5, 3}));  // read from another stack
    EXPECT_FALSE(set->contains({5, 3, 4, 0}));
}

TEST(RaisedSet, NimSumsAndRemaindersAreNotRaised) {
    const CircularRules rules{4, 2};
    for (const char* text : {"(a,b,c): a^b^c = 0", "(a,b,c): a+b mod 2 = 0"})
        EXPECT_FALSE(raised(parse_stack_set(text, slice_of(rules)), rules)) << text;
}

// Kadam, Dufour and Heubach 2026, by invariant vectors; here found in the slice and proved without.
TEST(SlowRaisedSet, CircularNimOnEightStacksThreeAtATimeIsFoundAndProved) {
    Context context;
    const Pattern pattern = find_pattern({8, 3}, 0, context);
    ASSERT_TRUE(pattern.is_found());
    EXPECT_EQ(prove_partition({{8, 3}, pattern.set, 0}, context).verdict, ProofVerdict::Proved);
}

}  // namespace
}  // namespace upstar::circular_nim
