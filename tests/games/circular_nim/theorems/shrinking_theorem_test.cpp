#include "upstar/games/circular_nim/theorems/shrinking_theorem.h"

#include <gtest/gtest.h>

#include "naive/naive_shrinking.h"
#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

std::string described(std::uint32_t piles, std::uint32_t window) {
    Context context;
    std::string text;
    for (const ShrinkingTheorem& theorem : shrinking_theorems(piles, window, context)) {
        EXPECT_TRUE(theorem.proved) << describe(theorem);
        text += describe(theorem);
    }
    return text;
}

TEST(ShrinkingTheorem, IsFoundAndProvedForEachNumberOfPilesInTurn) {
    EXPECT_EQ(described(4, 2),
              "1 pile: no P-position\n"
              "2 piles: no P-position\n"
              "3 piles: (a,a,a)\n"
              "4 piles: (a,b,a,b): a < b\n");
    EXPECT_EQ(described(4, 3),
              "1 pile: no P-position\n"
              "2 piles: no P-position\n"
              "3 piles: no P-position\n"
              "4 piles: (a,a,a,a)\n");
}

// Brute force that knows nothing of empty places, symmetry or induction.
TEST(ShrinkingTheorem, SaysWhatBruteForceSays) {
    for (std::uint32_t k = 2; k <= 3; ++k) {
        Context context;
        const auto theorems = shrinking_theorems(4, k, context);
        naive::ShrinkingValues values(k);
        for (const naive::Circle& piles : naive::shrinking_positions(4, 4)) {
            if (piles.empty()) continue;
            const Stacks stacks(piles.begin(), piles.end());
            EXPECT_EQ(theorems[piles.size() - 1].set.contains(stacks), values(piles) == 0)
                << to_string(stacks) << " " << k;
        }
    }
}

TEST(ShrinkingTheorem, ASetWithNimSumsIsFoundAndNotSaidToBeProved) {
    Context context;
    const auto theorems = shrinking_theorems(3, 1, context);
    EXPECT_TRUE(theorems.back().found);
    EXPECT_FALSE(theorems.back().proved);
    EXPECT_EQ(describe(theorems.back()),
              "3 piles: (a,b,c): a^b^c = 0 for piles <= 14; not proved: a set with nim sums is not "
              "proved for all sizes here\n");
}

TEST(ShrinkingTheorem, NeedsAFewPiles) {
    Context context;
    EXPECT_THROW(shrinking_theorems(0, 2, context), Error);
    EXPECT_THROW(shrinking_theorems(7, 2, context), Error);
    EXPECT_THROW(shrinking_theorems(4, 0, context), Error);
}

}  // namespace
}  // namespace upstar::circular_nim
