#include "upstar/games/dots/loony/flight.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace upstar::dots {
namespace {

FlightPiece chain(int length) { return {false, length}; }
FlightPiece loop(int length) { return {true, length}; }

// Figures 4 and 5 of Berlekamp and Scott.
TEST(Flight, OfOnePieceIsThePapersFigure) {
    EXPECT_EQ(fly({chain(3)}).altitude, (std::vector<int>{0, 0, -1, -1, 1}));
    EXPECT_EQ(fly({loop(4)}).altitude, (std::vector<int>{0, 0, 0, 2, 4}));
    EXPECT_EQ(fly({chain(5)}).altitude, (std::vector<int>{0, 0, -1, -2, -3, -3, -1}));
    EXPECT_EQ(fly({chain(4)}).lowest(), -2);
    EXPECT_EQ(fly({chain(4)}).final_altitude(), 0);
}

TEST(Flight, HasAMoveForEveryString) {
    for (int n = 3; n < 12; ++n) {
        for (const bool is_last : {false, true}) {
            const auto moves = static_cast<std::size_t>(n) + 1;
            EXPECT_EQ(fly({chain(n)}, is_last).altitude.size(), 1 + moves);
            if (n >= 4) {
                EXPECT_EQ(fly({loop(n)}, is_last).altitude.size(), moves);
            }
        }
    }
}

TEST(Flight, EndsWithAllOfTheLastPieceForRight) {
    const Flight flight = fly({loop(12), chain(6)}, true);
    EXPECT_EQ(flight.final_altitude(), -10);
    EXPECT_EQ(fly({chain(6), loop(12)}, true).final_altitude(), -14);
    EXPECT_EQ(fly({}, true).final_altitude(), 0);
}

TEST(Flight, KnowsWhichPieceAMoveBelongsTo) {
    const Flight flight = fly({chain(3), loop(4)});
    EXPECT_EQ(move_at(flight, 1), (FlightMove{0, 1}));
    EXPECT_EQ(move_at(flight, 4), (FlightMove{0, 4}));
    EXPECT_EQ(move_at(flight, 5), (FlightMove{1, 1}));
    EXPECT_EQ(move_at(flight, 8), (FlightMove{1, 4}));
}

TEST(Flight, CrashesAtTheFirstMoveBelowTheGround) {
    const Flight flight = fly({chain(5), chain(6)});
    EXPECT_EQ(crash(flight, 5), std::nullopt);
    const auto at = crash(flight, 3);
    ASSERT_TRUE(at.has_value());
    EXPECT_EQ(move_at(flight, *at), (FlightMove{1, 4}));
    EXPECT_EQ(flight.altitude[*at], -4);
}

TEST(Flight, HasBumpsAndBlips) {
    EXPECT_EQ(bumps({0, -1, -2, -2, 0}), (std::vector<Bump>{{2, 0, 2, 4}}));
    EXPECT_EQ(bumps({0, -2, -1, -3}), (std::vector<Bump>{{1, 0, 1, 2}}));
    EXPECT_EQ(bumps({0, -1, 0, -3, -1}), (std::vector<Bump>{{1, 0, 1, 2}, {2, 2, 3, 4}}));
    EXPECT_EQ(bumps({3, 2, 1}), std::vector<Bump>{});
    EXPECT_EQ(blips({0, 2, 0}), (std::vector<Bump>{{2, 0, 1, 2}}));
}

TEST(Flight, FindsTheLargestBumpByItsDefinition) {
    std::mt19937 random(1);
    for (int round = 0; round < 500; ++round) {
        std::vector<int> altitude = {0};
        for (int i = 0; i < 30; ++i)
            altitude.push_back(altitude.back() + std::uniform_int_distribution<int>(-2, 2)(random));
        int largest = 0;
        for (std::size_t a = 0; a < altitude.size(); ++a)
            for (std::size_t b = a; b < altitude.size(); ++b)
                for (std::size_t c = b; c < altitude.size(); ++c)
                    largest = std::max(
                        largest, std::min(altitude[a] - altitude[b], altitude[c] - altitude[b]));
        EXPECT_EQ(largest_bump(altitude), largest);
        for (const Bump& bump : bumps(altitude)) {
            EXPECT_GE(altitude[bump.begin] - altitude[bump.turn], bump.size);
            EXPECT_GE(altitude[bump.end] - altitude[bump.turn], bump.size);
        }
    }
}

}  // namespace
}  // namespace upstar::dots
