#include "upstar/games/dots/answers/planned_endgame.h"

#include <gtest/gtest.h>

#include "upstar/games/dots/answers/planned_endgame_json.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

PlannedEndgame planned(const char* graph) {
    Context context;
    return plan_endgame(parse_coin_graph(graph), context);
}

TEST(PlannedEndgame, TellsTheAltitudeAfterEveryPiece) {
    const std::vector<FlightLeg> legs = planned("A@4,A-B:12,B@4,chain:10").legs();
    ASSERT_EQ(legs.size(), 4u);
    int altitude = 0;
    for (const FlightLeg& leg : legs) {
        altitude += leg.net;
        EXPECT_EQ(leg.altitude, altitude) << leg.planned.piece.name;
        EXPECT_LE(leg.lowest, leg.altitude) << leg.planned.piece.name;
    }
    EXPECT_EQ(altitude, -10);  // the controlled value, for Right
}

TEST(PlannedEndgame, SaysWhatThePlanProves) {
    EXPECT_EQ(verdict(planned("A@4,A-B:12,B@4,chain:10")).back(),
              "The plan proves that the value is the controlled value, 10.");
    EXPECT_NE(verdict(planned("ground-A:3,A@4,chain:4")).back().find("no plan can prove"),
              std::string::npos);
}

TEST(PlannedEndgame, HasACertificateOnlyWhereThePlanProvesTheValue) {
    Context context;
    const std::string text = checked_certificate(planned("A@4,A-B:12,B@4,chain:10"), context);
    EXPECT_EQ(text.rfind("{\"certificate\":2,\"kind\":\"dots flight\"", 0), 0u) << text;
    EXPECT_THROW(checked_certificate(planned("ground-A:3,A@4,chain:4"), context), Error);
}

TEST(PlannedEndgame, FliesInTheOrderThatIsGiven) {
    Context context;
    const PlannedEndgame given =
        plan_endgame(parse_coin_graph("A@4,A-B:12,B@4,chain:10"), "10-chain", context);
    EXPECT_EQ(given.pieces.front().piece.name, "10-chain");
    EXPECT_EQ(given.pieces.size(), 4u);
    EXPECT_TRUE(given.plan->crash());
    EXPECT_EQ(verdict(given).back(),
              "Against it the player in control gets " + std::to_string(given.plan->value) + ".");
    EXPECT_GT(given.plan->value, 10);
    EXPECT_TRUE(planned_endgame_json(given)["pieces"][0]["phase"].is_null());
}

TEST(PlannedEndgame, IsOfLoonyEndgamesOnly) { EXPECT_THROW(planned("chain:2"), Error); }

TEST(PlannedEndgameJson, TellsEveryFieldOfAPlan) {
    const Json json = planned_endgame_json(planned("A@4,A-B:12,B@4,chain:10"));
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["graph"], "A@4,A-B:12,B@4,chain:10");
    EXPECT_EQ(json["cv"], 10);
    EXPECT_EQ(json["value"], 10);
    EXPECT_EQ(json["proves_cv"], true);
    EXPECT_EQ(json["pieces"].size(), 4u);
    EXPECT_EQ(json["pieces"][3]["kind"], "chain");
    EXPECT_EQ(json["pieces"][3]["net"], -10);
    EXPECT_EQ(json["altitude"][json["pieces"][3]["start"].get<std::size_t>()],
              json["pieces"][2]["altitude"]);
    EXPECT_EQ(json["breakdown"], "10 = 8 + 30 coins + 4*2 joints - 2*8 valence - 8*(2 1/2) loops");
    EXPECT_EQ(json["altitude"].front(), 0);
    EXPECT_EQ(json["altitude"].back(), -10);
    EXPECT_EQ(json["largest_bump"], 10);
    EXPECT_EQ(json["bumps"][0]["size"], 10);
    EXPECT_TRUE(json["blips"].is_array());
    EXPECT_TRUE(json["crash"].is_null());
    EXPECT_FALSE(json.contains("partial"));
}

TEST(PlannedEndgameJson, CallsAPlanPartialThatALimitCutShort) {
    PlannedEndgame begun = planned("A@4,A-B:12,B@4,chain:10");
    begun.plan.reset();
    begun.limit = Error(ErrorKind::Limit, "time is up");
    begun.pieces.resize(1);
    begun.flight = fly({begun.pieces[0].piece});
    const Json json = planned_endgame_json(begun);
    EXPECT_EQ(json["partial"], true);
    EXPECT_EQ(json["pieces"].size(), 1u);
    EXPECT_FALSE(json.contains("value"));
    EXPECT_FALSE(json.contains("crash"));
}

}  // namespace
}  // namespace upstar::dots
