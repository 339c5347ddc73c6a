// Games that keep their promises, all of the catalog among them, and some that break one each.
#include "upstar/answers/game_check.h"

#include <gtest/gtest.h>

#include "catalog/golden.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

class GameChecks : public testing::Test {
protected:
    GameCheck checked(const std::string& definition, const std::string& game,
                      const std::vector<std::string>& positions) {
        session.evaluate(definition);
        const RulesetPtr ruleset = session.catalog().named(game);
        std::vector<PositionPtr> starts;
        for (const std::string& text : positions) starts.push_back(ruleset->parse(text));
        return check_game(starts, session.evaluators());
    }

    // The promises that are broken, and how.
    static std::string faults(const GameCheck& check) {
        std::string text;
        for (const GameTrial& trial : check.trials)
            if (!trial.fault.empty()) text += trial.promise + ": " + trial.fault + "\n";
        return text;
    }

    Session session;
};

TEST_F(GameChecks, PassAGameOfAFunction) {
    const GameCheck check = checked(
        "shave := game(\"shave\", n -> [n - k for k in [1,2,3] where k <= n])", "shave", {"9"});
    EXPECT_EQ(describe(check),
              "shave: 10 positions, all in reach of 9\n"
              "  yes  every play ends\n"
              "  yes  texts read back\n"
              "  yes  moves are the same each time\n"
              "  yes  both players have the same moves\n"
              "  yes  different moves have different names\n"
              "  yes  different positions look different\n"
              "  yes  searches find what the moves give\n"
              "the game keeps its promises\n");
}

TEST_F(GameChecks, FindAPlayThatGoesRound) {
    const GameCheck check = checked("swing := game(\"swing\", p -> [1 - p])", "swing", {"0"});
    EXPECT_EQ(faults(check), "every play ends: a play may go round: 0 -> 1 -> 0\n");
    EXPECT_FALSE(check.is_passed());
}

TEST_F(GameChecks, FindPartsThatDoNotAddUp) {
    const GameCheck check = checked(
        "singleton class Pairs extends Ruleset class Position(n as Integer) extends ImpartialGame "
        "override def Options := [Position(n - k) for k in [1,2] where k <= n]; "
        "override def Decomposition := if n >= 4 then [Position(n - 2), Position(2)] else [this] "
        "end; "
        "end end",
        "Pairs", {"7"});
    EXPECT_NE(faults(check).find("the parts add up to the whole: `4` is worth *, but `2` and `2` "
                                 "add up to 0"),
              std::string::npos)
        << describe(check);
}

TEST_F(GameChecks, FindRulesThatFail) {
    const GameCheck check = checked(
        "fall := game(\"fall\", n -> if n == 2 then [1/0] else [n - 1 for i from 1 to n Min "
        "1] end)",
        "fall", {"4"});
    EXPECT_FALSE(check.is_passed());
    EXPECT_EQ(check.trials.size(), 1u);
}

TEST_F(GameChecks, SaySoWhereTheyLookAtAFewPositionsOnly) {
    const RulesetPtr nim = session.catalog().named("nim");
    const GameCheck check = check_game({nim->parse("9,9,9")}, session.evaluators(), 50);
    EXPECT_FALSE(check.is_all);
    EXPECT_TRUE(check.is_passed()) << describe(check);
    EXPECT_GT(check.positions, 10u);
    EXPECT_LE(check.positions, 50u);
}

TEST_F(GameChecks, HaveOneFormInJson) {
    const GameCheck check = checked("swing := game(\"swing\", p -> [1 - p])", "swing", {"0"});
    EXPECT_EQ(
        dumped(json_of(check)),
        R"~({"schema":1,"game":"swing","starts":["0"],"positions":0,"all":false,)~"
        R"~("passed":false,"trials":[{"promise":"every play ends","cases":0,)~"
        R"~("fault":"a play may go round: 0 -> 1 -> 0",)~"
        R"~("mend":"something has to fall with every move: tokens, steps to the far edge"}]})~");
}

class EveryGame : public testing::TestWithParam<CataloguedGame> {};

TEST_P(EveryGame, KeepsItsPromises) {
    Session session;
    const RulesetPtr game = GetParam().game;
    std::vector<PositionPtr> starts;
    for (const std::string& example : game->about().examples)
        starts.push_back(game->parse(example));
    const GameCheck check = check_game(starts, session.evaluators(), 200);
    EXPECT_TRUE(check.is_passed()) << describe(check);
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryGame, testing::ValuesIn(catalogued_games()));

}  // namespace
}  // namespace upstar
