#include "upstar/games/circular_nim/sieve/invariance.h"

#include <gtest/gtest.h>

namespace upstar::circular_nim {
namespace {

TEST(Invariance, FindsTheShiftsThatKeepEveryPPosition) {
    Context context;
    EXPECT_EQ(unit_shifts(sieve(context, Cube({4, 2}, 6))),
              (std::vector<Stacks>{{1, 0, 1, 0}, {0, 1, 0, 1}, {1, 1, 1, 1}}));
    EXPECT_EQ(unit_shifts(sieve(context, Cube({5, 2}, 6))), (std::vector<Stacks>{{1, 1, 1, 1, 1}}));
}

TEST(Invariance, NamesAPositionWhereAShiftFails) {
    Context context;
    const PPositions set = sieve(context, Cube({3, 1}, 3));
    EXPECT_TRUE(unit_shifts(set).empty());
    const auto fault = where_shift_fails(set, {1, 1, 0});
    ASSERT_TRUE(fault);
    const Stacks shifted = {(*fault)[0] + 1, (*fault)[1] + 1, (*fault)[2]};
    EXPECT_NE(set.contains(*fault), set.contains(shifted));
}

}  // namespace
}  // namespace upstar::circular_nim
