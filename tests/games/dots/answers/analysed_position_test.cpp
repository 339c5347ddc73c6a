#include "upstar/games/dots/answers/analysed_position.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
#include "upstar/games/dots/answers/analysis_json.h"
#include "upstar/games/dots/answers/report.h"
#include "upstar/games/dots/answers/report_json.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::dots {
namespace {

AnalysedPosition analysed(const char* text) {
    Context context;
    return analyse(parse_dots(text), context, {});
}

std::string sentence(const Report& report, const std::string& label) {
    for (const Fact& fact : report.facts)
        if (fact.label == label) return fact.sentence;
    return "no fact " + label;
}

std::vector<std::string> labels(const Report& report) {
    std::vector<std::string> all;
    for (const Fact& fact : report.facts) all.push_back(fact.label);
    return all;
}

TEST(Report, SaysOfABoardWhatAPlayerWantsToKnow) {
    const Report said = report(analysed("1x2"));
    EXPECT_EQ(said.headline, "1 x 2 boxes, 7 lines to draw; A to move");
    EXPECT_NE(said.board.find("+"), std::string::npos);
    EXPECT_EQ(labels(said),
              (std::vector<std::string>{"phase", "regions", "control", "nimstring", "value",
                                        "best moves", "control cost", "line of play"}));
    EXPECT_EQ(sentence(said, "best moves"), "b1b2");
    EXPECT_EQ(sentence(said, "value"),
              "0: from here on the player to move captures as many boxes as the opponent");
}

TEST(Report, SpeaksOfCoinsInGraphsAndHasNoBoard) {
    const Report said = report(analysed("chain:3 chain:4 loop:4"));
    EXPECT_EQ(said.board, "");
    EXPECT_EQ(sentence(said, "regions"), "chain of 4; loop of 4; chain of 3");
    EXPECT_EQ(sentence(said, "controlled").substr(0, 15), "-1 = 8 + 11 coi");
    EXPECT_EQ(sentence(said, "loops"), "chain:4, loop:4");
}

TEST(Report, OfAGameThatIsOverSaysThatOnly) {
    EXPECT_EQ(labels(report(analysed("1x1:11/11"))), std::vector<std::string>{"phase"});
}

TEST(ReportJson, HasTheFactsInOrder) {
    const Json json = report_json({"a head", "", {{"phase", "over"}, {"value", "2: more"}}});
    EXPECT_EQ(dumped(json),
              "{\"schema\":1,\"headline\":\"a head\",\"board\":null,\"facts\":["
              "{\"label\":\"phase\",\"sentence\":\"over\"},"
              "{\"label\":\"value\",\"sentence\":\"2: more\"}]}");
    EXPECT_EQ(report_json({"", "+-+\n", {}})["board"], "+-+\n");
}

TEST(AnalysisJson, TellsEveryFieldOfABoard) {
    const Json json = analysis_json(analysed("1x2:1101/010"));
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["position"], "1x2:1101/010");
    EXPECT_EQ(json["captured"], Json({{"A", 0}, {"B", 0}, {"unknown", 0}}));
    EXPECT_TRUE(json["mover"].is_null());
    EXPECT_EQ(json["phase"], "capturing");
    EXPECT_EQ(json["left"], 2);
    EXPECT_EQ(json["bounds"], Json({json["value"], json["value"]}));
    EXPECT_TRUE(json["cv"].is_null());
    EXPECT_TRUE(json["no_cv"].is_string());
    ASSERT_EQ(json["moves"].size(), 3u);
    EXPECT_EQ(json["moves"][0]["value"], json["value"]);
    EXPECT_EQ(json["line"].size(), 3u);
}

TEST(AnalysisJson, TellsThePartsOfTheControlledValue) {
    const Json json = analysis_json(analysed("chain:3 chain:4 loop:4"));
    EXPECT_FALSE(json.contains("captured"));
    EXPECT_EQ(json["cv"], -1);
    EXPECT_EQ(json["cv_parts"]["coins"], 11);
    EXPECT_EQ(json["cv_parts"]["loops"], Json({"loop:4", "chain:4"}));
    EXPECT_EQ(json["plan"]["pieces"].size(), 3u);
    EXPECT_FALSE(json.contains("bounds_reason"));
}

TEST(AnalysedPosition, MarksTheBestMovesInThePicture) {
    const DotsPicture drawn = picture(analysed("1x2"));
    ASSERT_EQ(drawn.notes.size(), 7u);
    for (const DotsPicture::Note& note : drawn.notes)
        EXPECT_EQ(note.is_best, note.text == "0") << note.line;
}

TEST(AnalysedPosition, NeedsRoomForItsCoins) {
    Context context(1000);
    EXPECT_THROW(analyse(parse_dots("chain:100"), context, {}), Error);
    EXPECT_EQ(context.memory_charged(), 0u);
}

}  // namespace
}  // namespace upstar::dots
