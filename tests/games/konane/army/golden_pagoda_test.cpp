// Numbers a + b s, and potentials for armies without bounds.
#include "upstar/games/konane/army/golden_pagoda.h"

#include <gtest/gtest.h>

#include <cmath>

namespace upstar::konane {
namespace {

const Length kAny = std::nullopt;
const GoldenPagoda kGolden;

TEST(GoldenNumber, SatisfiesItsEquation) {
    const GoldenNumber s(0, 1);
    EXPECT_EQ(s * s + s, GoldenNumber(1));
    for (int n = -20; n <= 20; ++n)
        EXPECT_EQ(GoldenNumber::power(n), GoldenNumber::power(n + 1) + GoldenNumber::power(n + 2));
}

TEST(GoldenNumber, HasTheSignOfItsValue) {
    const double s = (std::sqrt(5.0) - 1) / 2;
    for (int a = -40; a <= 40; ++a)
        for (int b = -40; b <= 40; ++b) {
            const double value = a + b * s;
            const int sign = a == 0 && b == 0 ? 0 : value > 0 ? 1 : -1;
            EXPECT_EQ(GoldenNumber(a, b).sign(), sign) << a << " " << b;
        }
    // Neighbouring Fibonacci numbers: 75025 s - 46368 is about 6e-6.
    EXPECT_EQ(GoldenNumber(-46368, 75025).sign(), 1);
    EXPECT_EQ(GoldenNumber(-75025, 121393).sign(), -1);
}

TEST(GoldenPagoda, ProfilesAreRaisedByNoJump) {
    EXPECT_TRUE(is_pagoda(Profile::Golden));
    EXPECT_TRUE(is_pagoda(Profile::Stripes));
}

TEST(GoldenPagoda, AHalfPlaneHasExactlyOneAtRowFive) {
    EXPECT_EQ(potential(kGolden, {kAny, kAny}, 5, 0), GoldenNumber(1));
    EXPECT_TRUE(excludes(kGolden, {kAny, kAny}, 5, 0));
    EXPECT_FALSE(excludes(kGolden, {kAny, kAny}, 4, 0));
}

TEST(GoldenPagoda, WidthFourAndDepthTwoHaveExactlyOneAtRowFour) {
    EXPECT_EQ(potential(kGolden, {kAny, 4}, 4, 1), GoldenNumber(1));  // Ernst, figure 4
    EXPECT_EQ(potential(kGolden, {2, kAny}, 4, 0), GoldenNumber(1));  // figure 5
    EXPECT_TRUE(golden_proof({kAny, 4}, 4));
    EXPECT_TRUE(golden_proof({2, kAny}, 4));
}

TEST(GoldenPagoda, ExcludesWhatTableOneExcludesWithoutBounds) {
    EXPECT_TRUE(golden_proof({1, kAny}, 1));
    EXPECT_TRUE(golden_proof({kAny, 2}, 2));
    EXPECT_TRUE(golden_proof({kAny, kAny}, kMostPenetration + 1));
}

TEST(GoldenPagoda, ProvesNothingThatIsReached) {
    EXPECT_FALSE(golden_proof({2, kAny}, 1));
    EXPECT_FALSE(golden_proof({kAny, 1}, 1));
    EXPECT_FALSE(golden_proof({2, 3}, 2));
    EXPECT_FALSE(golden_proof({4, 3}, 3));
    EXPECT_FALSE(golden_proof({kAny, 5}, 4));
    EXPECT_FALSE(golden_proof({kAny, kAny}, 4));
}

TEST(GoldenPagoda, ASumOfOneProvesNothingForAFiniteRectangle) {
    // One stone at the goal itself has the potential 1, and is there.
    EXPECT_EQ(potential(kGolden, {1, 1}, 0, 0), GoldenNumber(1));
    EXPECT_FALSE(excludes(kGolden, {1, 1}, 0, 0));
}

}  // namespace
}  // namespace upstar::konane
