#include "upstar/games/dots/loony/flight_drawing.h"

#include <gtest/gtest.h>

#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

TEST(FlightDrawing, NamesThePiecesAndTheCrash) {
    const FlightPlan plan = theory_plan(parse_coin_graph("A@4 A-B:12 B@4 chain:9"));
    const FlightPicture picture = flight_picture(plan);
    EXPECT_EQ(picture.title, "Flight of 4 pieces, the ground at -9, crashing in AB");
    ASSERT_EQ(picture.segments.size(), 4u);
    EXPECT_EQ(picture.segments[0].name, "AB");
    EXPECT_EQ(picture.segments[0].moves, 13u);
    EXPECT_EQ(picture.ground, -9);
    EXPECT_EQ(picture.crash, 11u);
    EXPECT_EQ(flight_picture(plan.flight()).ground, std::nullopt);
}

}  // namespace
}  // namespace upstar::dots
