// The analysis of a position as data, and its JSON form read back.
#include "upstar/answers/analysis.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "upstar/answers/analysis_json.h"
#include "upstar/base/error.h"
#include "upstar/catalog/catalog.h"
#include "upstar/catalog/moves.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

class AnalysisTest : public testing::Test {
protected:
    Analysis of(const char* game, const char* position) {
        return analyse(catalog.named(game)->parse(position), evaluators);
    }
    Json game(const std::optional<Game>& g) {
        if (!g) return nullptr;
        return {{"type", "Game"}, {"value", to_string(arena, *g)}};
    }
    static Json number(const Dyadic& x) { return {{"type", "Number"}, {"value", x.to_string()}}; }

    void expect_same(const Json& json, const RatedMove& move, const AnyPosition& before) {
        EXPECT_EQ(json["position"], move.position->to_string());
        EXPECT_EQ(json["move"], move_name(before, *move.position).text);
        EXPECT_EQ(json["value"], game(move.value));
        EXPECT_EQ(json["wins"], move.wins ? Json(*move.wins) : Json(nullptr));
        EXPECT_EQ(json["margin"], move.margin ? Json(*move.margin) : Json(nullptr));
        EXPECT_EQ(json["reason"], move.reason.empty() ? Json(nullptr) : Json(move.reason));
        EXPECT_EQ(json.contains("canonical"), move.value.has_value());
        if (move.value) {
            EXPECT_EQ(json["undominated"], move.undominated);
            EXPECT_EQ(json["canonical"], move.canonical);
            EXPECT_EQ(json["orthodox"], move.orthodox);
        }
        EXPECT_EQ(json.contains("replies"), move.replies.has_value());
        if (move.replies) {
            EXPECT_EQ(json["replies"]["all"], move.replies->all);
            EXPECT_EQ(json["replies"]["winning"], move.replies->winning);
        }
        EXPECT_EQ(json.contains("points"), before.kind() == PositionKind::Scoring);
        if (json.contains("points")) {
            EXPECT_EQ(json["points"], move.points);
            EXPECT_EQ(json["moves_again"], move.moves_again);
        }
    }

    void expect_same(const Json& json, const Analysis& analysis) {
        EXPECT_EQ(json["schema"], 1);
        EXPECT_EQ(json["type"], "Analysis");
        EXPECT_EQ(json["position"], analysis.position->to_string());
        EXPECT_EQ(json["value"], game(analysis.value));
        EXPECT_EQ(json["outcome"],
                  analysis.outcome ? Json(name(*analysis.outcome)) : Json(nullptr));
        EXPECT_EQ(json["margin"], analysis.margin ? Json(*analysis.margin) : Json(nullptr));
        EXPECT_EQ(json["mean"], analysis.mean ? number(*analysis.mean) : Json(nullptr));
        EXPECT_EQ(json["temperature"],
                  analysis.temperature ? number(*analysis.temperature) : Json(nullptr));
        EXPECT_EQ(json["limit"],
                  analysis.limit.message.empty() ? Json(nullptr) : Json(analysis.limit.message));
        ASSERT_EQ(json["components"].size(), analysis.components.size());
        for (std::size_t i = 0; i < analysis.components.size(); ++i)
            EXPECT_EQ(json["components"][i]["value"], game(analysis.components[i].value));
        for (const Player player : kPlayers) {
            const Json& moves = json["moves"][player == Player::Left ? "left" : "right"];
            const Advice& advice = analysis.advice_of(player);
            EXPECT_EQ(advice.player, player);
            ASSERT_EQ(moves.size(), advice.moves.size());
            for (std::size_t i = 0; i < advice.moves.size(); ++i)
                expect_same(moves[i], advice.moves[i], *analysis.position);
        }
    }

    Catalog catalog;
    Context context;
    Arena arena{context};
    Evaluators evaluators{arena};
    Workspace work{arena, evaluators, catalog};
};

TEST_F(AnalysisTest, TellsWhatAPartizanPositionIsWorth) {
    const Analysis analysis = of("domineering", "2x3");
    ASSERT_TRUE(analysis.value);
    EXPECT_EQ(to_string(arena, *analysis.value), "{2|-1/2}");
    EXPECT_EQ(analysis.outcome, Outcome::N);
    EXPECT_EQ(analysis.mean->to_string(), "3/4");
    EXPECT_EQ(analysis.temperature->to_string(), "5/4");
    EXPECT_EQ((*analysis.stops)[1].to_string(), "-1/2");
    EXPECT_EQ(analysis.margin, std::nullopt);
    EXPECT_TRUE(analysis.is_decided());
}

TEST_F(AnalysisTest, SplitsAPositionIntoItsComponents) {
    const Analysis analysis = of("nim", "1,2,3");
    ASSERT_EQ(analysis.components.size(), 3u);
    EXPECT_EQ(to_string(arena, *analysis.components[1].value), "*2");
    EXPECT_EQ(analysis.outcome, Outcome::P);
}

TEST_F(AnalysisTest, CountsThePointsOfAScoringGame) {
    const Analysis analysis = of("dots", "2x2");
    EXPECT_EQ(analysis.margin, 2);
    EXPECT_EQ(analysis.value, std::nullopt);
    EXPECT_EQ(analysis.outcome, std::nullopt);
    EXPECT_TRUE(analysis.is_decided());
    EXPECT_EQ(analysis.advice_of(Player::Right).moves.size(), 12u);
    EXPECT_EQ(analysis.advice_of(Player::Left).moves.front().margin, 2);
}

TEST_F(AnalysisTest, SaysWhichLimitItMet) {
    const PositionPtr p = catalog.named("domineering")->parse("8x8");
    const Analysis analysis = analyse(p, evaluators, std::chrono::milliseconds(100));
    EXPECT_FALSE(analysis.is_decided());
    EXPECT_FALSE(analysis.limit.message.empty());
    expect_same(Json::parse(dumped(json_of(arena, analysis))), analysis);
}

TEST_F(AnalysisTest, JsonOfOneMove) {
    const Json json = json_of(arena, of("domineering", "2x1"));
    EXPECT_EQ(dumped(json["moves"]["left"]),
              R"([{"move":"a1-a2","changed":["a1","a2"],"position":"x|x",)"
              R"("value":{"type":"Game","value":"0"},"wins":true,"margin":null,"reason":null,)"
              R"("undominated":true,"canonical":true,"orthodox":false}])");
    EXPECT_EQ(json["players"]["left"], "places upright dominoes");
    EXPECT_EQ(json["game"], "Domineering");
    EXPECT_EQ(json["kind"], "partizan");
}

TEST_F(AnalysisTest, JsonOfAScoringMove) {
    const Json json = json_of(arena, of("dots", "1x1:11/10"));
    EXPECT_EQ(json["margin"], 1);
    const Json& move = json["moves"]["right"][0];
    EXPECT_EQ(move["move"], "b1b2");
    EXPECT_EQ(move["points"], 1);
    EXPECT_EQ(move["moves_again"], true);
    EXPECT_EQ(dumped(move["changed"]), R"(["b1b2","a1"])");
}

TEST_F(AnalysisTest, JsonOfEveryGameSaysWhatTheAnalysisDoes) {
    for (const RulesetPtr& ruleset : catalog.games()) {
        const std::vector<std::string>& examples = ruleset->about().examples;
        for (std::size_t i = 0; i < std::min<std::size_t>(examples.size(), 3); ++i) {
            const PositionPtr p = ruleset->parse(examples[i]);
            if (p->options(Player::Left).size() > 30) continue;
            const Analysis analysis = analyse(p, evaluators, std::chrono::seconds(2));
            SCOPED_TRACE(ruleset->about().name + " " + examples[i]);
            const Json json = Json::parse(dumped(json_of(arena, analysis)));
            expect_same(json, analysis);
            const Analysis read = analysis_from_json(work, json);
            expect_same(json, read);
            EXPECT_EQ(dumped(json_of(arena, read)), dumped(json));
        }
    }
}

TEST_F(AnalysisTest, JsonKeepsTheParametersOfTheGame) {
    const RulesetPtr modern = catalog.named("konane")->configured({{"rules", "modern"}});
    const Analysis analysis = analyse(modern->parse("xo.o.|ox..x"), evaluators);
    const Analysis read = analysis_from_json(work, json_of(arena, analysis));
    EXPECT_EQ(*read.position, *analysis.position);
    EXPECT_EQ(read.value, analysis.value);
    EXPECT_EQ(read.advice[1].moves.size(), analysis.advice[1].moves.size());
}

TEST_F(AnalysisTest, JsonThatIsNoAnalysisIsRefused) {
    Json json = json_of(arena, of("nim", "1,2"));
    json["moves"]["left"][0]["position"] = "x";
    EXPECT_THROW(analysis_from_json(work, json), Error);
    json = json_of(arena, of("nim", "1,2"));
    json["value"]["value"] = "*2 +";
    EXPECT_THROW(analysis_from_json(work, json), Error);
    json.erase("moves");
    EXPECT_THROW(analysis_from_json(work, json), Error);
}

}  // namespace
}  // namespace upstar
