// The check of pagoda functions: it accepts those of the literature and refuses what is broken.
#include "upstar/games/konane/army/pagoda.h"

#include <gtest/gtest.h>

#include "upstar/games/konane/army/penetration.h"

namespace upstar::konane {
namespace {

// Ernst's first function, 21 13 8 | 13 8 5 | 8 5 3 | 5 3 2 | 3 2 1 | 2 1 1 with the goal at the top
// left, continued by Fibonacci numbers to the region: F(8 - distance from the goal), at least 0,
// where beyond the figure 1 and 0 take turns.
int fibonacci(int n) {
    static constexpr int kNumbers[] = {0, 1, 1, 2, 3, 5, 8, 13, 21};
    return kNumbers[n];
}

Pagoda product_of(const Army& army, Square goal, const std::vector<int>& rows_from_goal,
                  const std::vector<int>& columns_from_left) {
    Pagoda pagoda{region_before(army, goal.row), goal, {}};
    for (std::size_t i = 0; i < pagoda.region.size(); ++i) {
        const Square cell = pagoda.region.cell(i);
        const bool is_idle = cell.row == goal.row && cell != goal;
        pagoda.potentials.push_back(
            is_idle ? 0
                    : rows_from_goal.at(static_cast<std::size_t>(goal.row - cell.row)) *
                          columns_from_left.at(
                              static_cast<std::size_t>(cell.column - pagoda.region.left)));
    }
    return pagoda;
}

TEST(Pagoda, OfErnstKeepsThreeByThreeFromTheThirdRow) {
    // 21 13 8 / 13 8 5 / ... / 2 1 1: the army's rows sum to 5+3+2, 3+2+1 and 2+1+1.
    const Army army = Army::rectangle(3, 3);
    Pagoda pagoda{region_before(army, 3), {3, 0}, {}};
    for (std::size_t i = 0; i < pagoda.region.size(); ++i) {
        const Square cell = pagoda.region.cell(i);
        const int steps = 3 - cell.row + std::abs(cell.column);
        pagoda.potentials.push_back(steps <= 7 ? fibonacci(8 - steps) : 1);
    }
    EXPECT_EQ(pagoda.at({3, 0}), 21);
    EXPECT_EQ(pagoda.at({-2, 2}), 1);
    EXPECT_TRUE(is_pagoda(pagoda));
    EXPECT_EQ(potential(pagoda, army), 20);
    EXPECT_TRUE(excludes(pagoda, army));
}

TEST(Pagoda, OfFigureTenKeepsThreeByTwelveFromTheTwoMiddleColumns) {
    // Five times the figure. Below its rows 8 5 3 2 1 1 0 follow 1 and 0 in turns.
    const Army army = Army::rectangle(3, 12);
    const std::vector<int> rows = {8, 5, 3, 2, 1, 1, 0, 1, 0, 1, 0};
    const std::vector<int> columns = {0, 5, 0, 5,                                // margin
                                      0, 5, 5, 10, 15, 25, 40, 24, 16, 8, 8, 0,  // the army
                                      8, 0, 8, 0};                               // margin
    const Pagoda pagoda = product_of(army, {4, 6}, rows, columns);
    EXPECT_TRUE(is_pagoda(pagoda));
    EXPECT_EQ(pagoda.at(pagoda.goal), 320);
    EXPECT_EQ(potential(pagoda, army), 2 * 156);
    EXPECT_TRUE(excludes(pagoda, army));
    EXPECT_FALSE(excludes(pagoda, Army::rectangle(3, 13)));  // the region is too small for it
}

TEST(Pagoda, IsRefusedWhereTheGoalIsReached) {
    const Army army = Army::rectangle(2, 1);
    const Pagoda pagoda =
        product_of(army, {1, 0}, {1, 1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1, 1, 1, 1});
    EXPECT_TRUE(is_pagoda(pagoda));
    EXPECT_FALSE(excludes(pagoda, army));
}

class BrokenPagoda : public testing::Test {
protected:
    BrokenPagoda() {
        const RowAnswer answer = reach_row(context_, army_, 3);
        for (const Exclusion& exclusion : std::get<std::vector<Exclusion>>(answer))
            proofs_.push_back(std::get<Pagoda>(exclusion.proof));
    }

    Context context_;
    Army army_ = Army::rectangle(3, 4);
    std::vector<Pagoda> proofs_;
};

TEST_F(BrokenPagoda, IsRefusedIfAPotentialIsNegativeOrTooLarge) {
    for (const Pagoda& proof : proofs_) {
        ASSERT_TRUE(excludes(proof, army_));
        for (std::size_t i = 0; i < proof.potentials.size(); ++i)
            for (const std::int64_t value : {std::int64_t{-1}, kMostPotential + 1}) {
                Pagoda broken = proof;
                broken.potentials[i] = value;
                EXPECT_FALSE(excludes(broken, army_));
            }
    }
}

TEST_F(BrokenPagoda, IsRefusedIfOneJumpGains) {
    for (const Pagoda& proof : proofs_)
        for (const Jump& jump : jumps_before(proof.region, proof.goal)) {
            Pagoda broken = proof;
            broken.potentials[proof.region.index(jump.to)] =
                proof.at(jump.from) + proof.at(jump.over) + 1;
            EXPECT_FALSE(is_pagoda(broken));
        }
}

TEST_F(BrokenPagoda, IsRefusedIfTheRegionIsTooSmallOrTheGoalElsewhere) {
    for (const Pagoda& proof : proofs_) {
        EXPECT_FALSE(excludes(proof, Army::rectangle(3, 5)));
        EXPECT_FALSE(excludes(proof, Army::rectangle(4, 4)));
        Pagoda broken = proof;
        broken.goal.row -= 1;
        EXPECT_FALSE(excludes(broken, army_));
        broken = proof;
        broken.goal.column = proof.region.right + 1;
        EXPECT_FALSE(excludes(broken, army_));
        broken = proof;
        broken.potentials.pop_back();
        EXPECT_FALSE(excludes(broken, army_));
    }
}

TEST_F(BrokenPagoda, IsRefusedIfTheArmyHasAsMuchAsTheGoal) {
    for (const Pagoda& proof : proofs_) {
        Pagoda broken = proof;
        broken.potentials[proof.region.index(proof.goal)] = potential(proof, army_);
        EXPECT_FALSE(excludes(broken, army_));
    }
}

}  // namespace
}  // namespace upstar::konane
