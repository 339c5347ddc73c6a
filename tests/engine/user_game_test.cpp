// A game that a session has defined by a class answers every request as a built-in game does: Toads
// and Frogs beside the same rules as a class.
#include <gtest/gtest.h>

#include "client.h"

namespace upstar {
namespace {

constexpr const char* kHoppers = R"(singleton class Hoppers extends StripRuleset
  class Position(strip as Strip) extends StripGame
    override def Options(player as Player) begin
      var us := player.Ordinal;
      var step := player.Sign;
      [Position(strip Updated {n => 0, n + step => us}) for n in strip FindAll us
       where strip[n + step] == 0].Concat(
        [Position(strip Updated {n => 0, n + 2 * step => us}) for n in strip FindAll us
         where strip[n + step] == player.Opponent.Ordinal and strip[n + 2 * step] == 0])
    end
  end
  override def CharMap := ".TF";
end)";

// Without what differs between the two games by their nature.
Json common(const Json& answer) {
    if (answer.is_array()) {
        Json all = Json::array();
        for (const Json& item : answer) all.push_back(common(item));
        return all;
    }
    if (!answer.is_object()) return answer;
    Json rest = Json::object();
    for (const auto& [key, value] : answer.items())
        if (key != "game" && key != "parameters" && key != "players") rest[key] = common(value);
    return rest;
}

class GameOfASession : public testing::TestWithParam<const char*> {
protected:
    Json ask(Json request, const char* game) {
        request["id"] = game;
        request["session"] = "mine";
        request["game"] = game;
        return Json::parse(client_.ask(dumped(request)));
    }

    Client client_;
};

TEST_P(GameOfASession, AnswersAsABuiltInOne) {
    Json definition = {{"do", "evaluate"}, {"expression", kHoppers}};
    ASSERT_TRUE(ask(definition, "Hoppers").contains("error"));  // `evaluate` has no field `game`
    definition["id"] = 1;
    definition["session"] = "mine";
    ASSERT_TRUE(Json::parse(client_.ask(dumped(definition))).contains("answer"));
    const Json request = Json::parse(GetParam());
    const Json mine = ask(request, "Hoppers");
    const Json built_in = ask(request, "toads_and_frogs");
    ASSERT_TRUE(mine.contains("answer")) << mine;
    ASSERT_TRUE(built_in.contains("answer")) << built_in;
    EXPECT_EQ(common(mine["answer"]), common(built_in["answer"]));
}

INSTANTIATE_TEST_SUITE_P(
    Requests, GameOfASession,
    testing::Values(
        R"({"do":"analyse","position":"TT.F.F"})", R"({"do":"analyse","position":"TTT..FFF"})",
        R"({"do":"moves","position":"T.TF.F"})",
        R"({"do":"moves","position":"T.TF.F","player":"right"})",
        R"({"do":"move","position":"TT.F.F","move":"T.TF.F"})",
        R"({"do":"play","position":"TTT..FF","level":"perfect"})",
        R"({"do":"play","position":"TTT..FF","level":"beginner","seed":5})",
        R"({"do":"grade","position":"TT..FF","move":"T.T.FF"})",
        R"({"do":"grade","position":"TTT.F.F","player":"right","move":"TTT.FF."})",
        R"({"do":"table","template":"T^{a}.F^{b}","ranges":{"a":"1..3","b":"1..3"},
            "show":"value,mean,outcome"})",
        R"({"do":"conjecture","template":"T^{a}.F^{a}","ranges":{"a":"1..4"},"formula":"*"})",
        R"({"do":"conjecture","template":"T^{a}.F","ranges":{"a":"1..4"},"formula":"a"})",
        R"({"do":"review","record":"TT.F.F 1. T.TF.F 2. T.TFF."})"));

// What is drawn and edited has no such twin: only toads and frogs are drawn with a heading.
TEST(GameOfASessionAlone, IsDrawnEditedExplainedAndChecked) {
    Client client;
    client.ask(
        dumped(Json{{"id", 1}, {"session", "mine"}, {"do", "evaluate"}, {"expression", kHoppers}}));
    const auto ask = [&](Json request) {
        request["id"] = 2;
        request["session"] = "mine";
        request["game"] = "Hoppers";
        request["position"] = "TT.F.F";
        return Json::parse(client.ask(dumped(request)))["answer"];
    };
    EXPECT_NE(ask({{"do", "draw"}, {"of", "board"}})["picture"].get<std::string>().find(
                  "Left: 1, 2; Right: 4, 6; empty: 3, 5"),
              std::string::npos);
    EXPECT_EQ(ask({{"do", "edit"}, {"place", "1"}, {"mark", "."}})["position"], ".T.F.F");
    EXPECT_EQ(ask({{"do", "explain"}})["sentence"],
              "Whoever begins loses: Hoppers TT.F.F is worth 0.");
    EXPECT_EQ(ask({{"do", "check-game"}})["passed"], true);
}

}  // namespace
}  // namespace upstar
