#include "upstar/games/circular_nim/sieve/cube.h"

#include <gtest/gtest.h>

#include <string>

#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

std::string fault(const CircularRules& rules, std::uint32_t most) {
    try {
        const Cube cube(rules, most);
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Input);
        return error.message();
    }
    return "";
}

TEST(Cube, NumbersPositionsInLexicographicOrder) {
    const Cube cube({3, 2}, 4);
    EXPECT_EQ(cube.positions(), 125u);
    EXPECT_EQ(cube.number({0, 0, 1}), 1u);
    EXPECT_EQ(cube.number({1, 2, 3}), 38u);
    for (std::uint64_t i = 0; i < cube.positions(); ++i) {
        EXPECT_TRUE(cube.holds(cube.stacks(i)));
        EXPECT_EQ(cube.number(cube.stacks(i)), i);
    }
    EXPECT_FALSE(cube.holds({0, 5, 0}));
    EXPECT_FALSE(cube.holds({0, 0}));
}

TEST(Cube, RefusesWhatIsNoGameOrTooLarge) {
    EXPECT_EQ(fault({0, 1}, 3), "a board of 0 stacks: there may be 1 to 16");
    EXPECT_EQ(fault({17, 2}, 3), "a board of 17 stacks: there may be 1 to 16");
    EXPECT_EQ(fault({3, 4}, 3), "moves in 4 neighbouring stacks of 3: take 1 <= k <= n");
    EXPECT_EQ(fault({3, 0}, 3), "moves in 0 neighbouring stacks of 3: take 1 <= k <= n");
    EXPECT_EQ(fault({3, 2, Removal::AtLeastInTotal, 0}, 3),
              "a move takes at least a = 1 tokens, not 0");
    EXPECT_EQ(fault({3, 2}, 5000), "stacks of up to 5000 tokens: a sieve takes at most 1023");
    EXPECT_EQ(fault({16, 2}, 15),
              "a cube of 16^16 positions; a sieve takes at most 2^62: take smaller stacks");
}

}  // namespace
}  // namespace upstar::circular_nim
