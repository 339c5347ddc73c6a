// Penetrations against plain search, and the proof of every entry of the table that separation
// trusts. That it is the table Ernst printed is for papers/ to check.
#include "upstar/games/konane/army/penetration.h"

#include <gtest/gtest.h>

#include <random>

#include "plain_penetration.h"
#include "upstar/base/error.h"
#include "upstar/games/konane/army/golden_pagoda.h"
#include "upstar/games/konane/army/penetration_table.h"
#include "upstar/games/konane/rules/konane_penetration.h"

namespace upstar::konane {
namespace {

// The proofs of both bounds hold; returns the penetration.
int proved(const Army& army) {
    Context context;
    const Penetration result = penetration(context, army);
    if (result.distance > 0) {
        for (const Square& stone : result.advance.stones) EXPECT_TRUE(army.contains(stone));
        const std::vector<Square> end = replay(result.advance.stones, result.advance.jumps);
        EXPECT_EQ(end.size(), 1u);
        EXPECT_EQ(end.front().row, result.distance);
    }
    if (result.distance == kMostPenetration) return result.distance;
    const Region region = region_before(army, result.distance + 1);
    std::set<int> columns;
    for (const Exclusion& exclusion : result.exclusions) {
        columns.insert(exclusion.goal.column);
        if (army.is_symmetric()) columns.insert(army.bounds().right - exclusion.goal.column);
        if (const auto* pagoda = std::get_if<Pagoda>(&exclusion.proof)) {
            EXPECT_TRUE(excludes(*pagoda, army));
            EXPECT_EQ(pagoda->goal, exclusion.goal);
        }
        EXPECT_EQ(exclusion.goal.row, result.distance + 1);
    }
    EXPECT_EQ(columns.size(), static_cast<std::size_t>(region.width()));
    return result.distance;
}

Army some_of(const Army& whole, unsigned long subset) {
    std::vector<Square> stones;
    for (std::size_t i = 0; i < whole.stones().size(); ++i)
        if ((subset >> i & 1) != 0) stones.push_back(whole.stones()[i]);
    return Army(std::move(stones));
}

TEST(Penetration, OfSmallRectanglesIsThatOfPlainSearch) {
    for (const auto& [depth, width] : {std::pair{1, 1},
                                       {1, 4},
                                       {2, 1},
                                       {2, 2},
                                       {2, 3},
                                       {2, 4},
                                       {3, 1},
                                       {3, 2},
                                       {3, 3},
                                       {4, 1},
                                       {4, 2},
                                       {5, 1},
                                       {5, 2}}) {
        const Army army = Army::rectangle(depth, width);
        EXPECT_EQ(proved(army), plain_penetration(army.stones())) << depth << "x" << width;
    }
}

TEST(SlowPenetration, OfEveryPartOfThreeByThreeIsThatOfPlainSearch) {
    const Army whole = Army::rectangle(3, 3);
    for (unsigned long subset = 1; subset < 1ul << 9; ++subset) {
        const Army army = some_of(whole, subset);
        EXPECT_EQ(proved(army), plain_penetration(army.stones())) << subset;
    }
}

TEST(SlowPenetration, OfScatteredGroupsIsThatOfPlainSearch) {
    std::mt19937 random(1995);
    for (const auto& [depth, width] : {std::pair{3, 4}, {4, 3}, {2, 5}, {5, 3}, {3, 6}}) {
        const Army whole = Army::rectangle(depth, width);
        for (int i = 0; i < 25; ++i) {
            const unsigned long subset =
                (random() | random()) & ((1ul << whole.stones().size()) - 1);
            const Army army = some_of(whole, subset | 1);
            if (army.stones().size() > 12) continue;
            EXPECT_EQ(proved(army), plain_penetration(army.stones())) << depth << "x" << width;
        }
    }
}

TEST(Penetration, NeedsAsManyStonesAsPlainSearchSays) {
    Context context;
    for (const auto& [depth, width, row] :
         {std::tuple{2, 1, 1}, {2, 3, 2}, {2, 4, 2}, {3, 3, 2}, {2, 5, 3}}) {
        const Army army = Army::rectangle(depth, width);
        const auto fewest = fewest_stones(context, army, row);
        ASSERT_TRUE(fewest);
        EXPECT_EQ(fewest->stones.size(), plain_fewest_stones(army.stones(), row));
        EXPECT_EQ(replay(fewest->stones, fewest->jumps).front().row, row);
    }
    EXPECT_FALSE(fewest_stones(context, Army::rectangle(2, 2), 2));
}

TEST(SlowPenetration, NeedsTheStonesOfErnstsFigureTwo) {
    // 2, 4, 8 and 20 stones for penetration 1 to 4, and 10 for penetration 3 of 4 rows by 3
    // columns.
    Context context;
    const auto fewest = [&](int depth, int width, int row) {
        return fewest_stones(context, Army::rectangle(depth, width), row)->stones.size();
    };
    EXPECT_EQ(fewest(4, 3, 3), 10u);
    EXPECT_EQ(fewest(3, 5, 3), 8u);
    EXPECT_EQ(fewest(4, 7, 4), 20u);
}

// Landmarks that are proved, below, prove the table that separation trusts.
TEST(PenetrationTable, FollowsFromItsLandmarks) {
    for (int depth = 1; depth <= kTableDepths + 3; ++depth)
        for (int width = 1; width <= kTableWidths + 7; ++width) {
            const TableEntry entry = table_entry({depth, width});
            EXPECT_EQ(entry.penetration, table_penetration(depth, width)) << depth << "x" << width;
            EXPECT_NE(entry.unreached, nullptr) << depth << "x" << width;
        }
    for (int depth = 1; depth <= kTableDepths; ++depth)
        EXPECT_EQ(table_entry({depth, std::nullopt}).penetration,
                  table_penetration(depth, kTableWidths));
    for (int width = 1; width <= kTableWidths; ++width)
        EXPECT_EQ(table_entry({std::nullopt, width}).penetration,
                  table_penetration(kTableDepths, width));
    EXPECT_EQ(table_entry({std::nullopt, std::nullopt}).penetration, kMostPenetration);
}

TEST(PenetrationTable, OfSmallRectanglesIsWhatTheSearchProves) {
    for (const auto& [depth, width] :
         {std::pair{1, 4}, {2, 1}, {2, 2}, {2, 3}, {2, 4}, {2, 5}, {3, 2}, {3, 3}, {4, 2}, {4, 3}})
        EXPECT_EQ(proved(Army::rectangle(depth, width)), table_penetration(depth, width))
            << depth << "x" << width;
}

TEST(SlowPenetrationTable, HasAProofOfEveryLandmark) {
    Context context;
    for (const Landmark& landmark : reached_landmarks()) {
        const Advance advance = prove_reached(context, landmark);
        const Army army = Army::rectangle(*landmark.rectangle.depth, *landmark.rectangle.width);
        for (const Square& stone : advance.stones) EXPECT_TRUE(army.contains(stone));
        EXPECT_EQ(replay(advance.stones, advance.jumps).front().row, landmark.distance);
    }
    for (const Landmark& landmark : unreached_landmarks()) {
        const Unreached proof = prove_unreached(context, landmark);
        if (std::holds_alternative<GoldenPagoda>(proof)) continue;
        const Army army = Army::rectangle(*landmark.rectangle.depth, *landmark.rectangle.width);
        for (const Exclusion& exclusion : std::get<std::vector<Exclusion>>(proof))
            EXPECT_TRUE(excludes(std::get<Pagoda>(exclusion.proof), army));
    }
}

TEST(SlowPenetrationTable, AgreesWithTheSearchOfWholeRectangles) {
    for (const auto& [depth, width] :
         {std::pair{2, 6}, {3, 4}, {3, 5}, {3, 8}, {3, 12}, {4, 4}, {4, 6}, {5, 4}, {6, 5}})
        EXPECT_EQ(proved(Army::rectangle(depth, width)), table_entry({depth, width}).penetration)
            << depth << "x" << width;
}

TEST(PenetrationTable, RefusesAWrongLandmark) {
    Context context;
    EXPECT_THROW(prove_reached(context, {{2, 2}, 2}), Error);
    EXPECT_THROW(prove_unreached(context, {{2, 3}, 2}), Error);
    EXPECT_THROW(prove_unreached(context, {{std::nullopt, 5}, 4}), Error);
}

TEST(Penetration, StopsWhenCancelled) {
    Context context;
    context.cancel();
    EXPECT_THROW(penetration(context, Army::rectangle(2, 3)), Error);
}

}  // namespace
}  // namespace upstar::konane
