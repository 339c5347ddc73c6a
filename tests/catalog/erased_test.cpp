#include "upstar/catalog/erased.h"

#include <gtest/gtest.h>

#include "toy_rulesets.h"
#include "upstar/games/domineering.h"
#include "upstar/games/nim.h"

namespace upstar {

using namespace domineering;
using namespace nim;
namespace {

class Erased : public testing::Test {
protected:
    template <class Ask>
    std::string refusal(const Ask& ask) {
        try {
            ask();
        } catch (const Error& error) {
            return error.message();
        }
        return "not refused";
    }

    Context context;
    Arena arena{context};
    Evaluators evaluators{arena};
};

TEST_F(Erased, KindFollowsFromTheOptions) {
    EXPECT_EQ(erase<Domineering>()->kind(), PositionKind::Partizan);
    EXPECT_EQ(erase<Nim>()->kind(), PositionKind::Impartial);
    EXPECT_EQ(erase<Coins>()->kind(), PositionKind::Scoring);
    EXPECT_STREQ(name(PositionKind::Scoring), "scoring");
}

TEST_F(Erased, PartizanPositionAnswersEverythingButNimValues) {
    const PositionPtr p = erase<Domineering>()->parse("...|..x");
    EXPECT_EQ(p->options(Player::Left).size(), 2u);
    EXPECT_EQ(p->options(Player::Right).size(), 3u);
    EXPECT_EQ(p->board_text(), "...\n..x");
    EXPECT_EQ(p->negated()->to_string(), "..|..|.x");
    EXPECT_EQ(p->components().size(), 1u);
    EXPECT_EQ(p->outcome(evaluators), outcome(arena, p->value(evaluators)));
    EXPECT_EQ(refusal([&] { p->nim_value(evaluators); }),
              "Domineering is a partizan game and has no nim values: those belong to impartial "
              "games");
}

TEST_F(Erased, ImpartialPositionHasANimValue) {
    const PositionPtr p = erase<Nim>()->parse("1,2,4");
    EXPECT_EQ(p->nim_value(evaluators), 7u);
    EXPECT_EQ(p->value(evaluators), arena.nimber(7));
    EXPECT_EQ(p->outcome(evaluators), Outcome::N);
    EXPECT_EQ(p->options(Player::Left).size(), 7u);
    EXPECT_EQ(p->negated(), nullptr);
}

TEST_F(Erased, ScoringPositionHasPointsAndNoValue) {
    const PositionPtr p = erase<Coins>()->parse("iii");
    const auto options = p->options(Player::Right);
    ASSERT_EQ(options.size(), 2u);
    EXPECT_EQ(options[0].position->to_string(), "ii");
    EXPECT_EQ(options[0].points, 1);
    EXPECT_TRUE(options[0].moves_again);
    EXPECT_FALSE(options[1].moves_again);
    EXPECT_EQ(refusal([&] { p->value(evaluators); }),
              "Coins is a scoring game and has no game value: positions are counted in points, by "
              ".Margin");
    EXPECT_NE(refusal([&] { p->outcome(evaluators); }), "not refused");
    EXPECT_NE(refusal([&] { p->nim_value(evaluators); }), "not refused");
}

TEST_F(Erased, ParametersMayComeBeforeOrWithThePosition) {
    const RulesetPtr game = erase<TakeAway>();
    const RulesetPtr first = game->configured({{"most", "1"}});
    const RulesetPtr then = first->configured({{"last", "loses"}});
    EXPECT_EQ(game->parse("iiiii")->nim_value(evaluators), 1u);   // 5 mod 4
    EXPECT_EQ(first->parse("iiiii")->nim_value(evaluators), 1u);  // 5 mod 2
    EXPECT_EQ(then->parse("iiiii")->nim_value(evaluators), 0u);
    EXPECT_TRUE(*then == *game->configured({{"last", "loses"}, {"most", "1"}}));
    EXPECT_FALSE(*then == *first);
}

TEST_F(Erased, PositionsAreEqualByRulesAndText) {
    const RulesetPtr game = erase<TakeAway>();
    EXPECT_TRUE(*game->parse("ii") == *game->parse("ii"));
    EXPECT_TRUE(*game->parse("ii") == *game->parse("iii")->options(Player::Left)[0].position);
    EXPECT_FALSE(*game->parse("ii") == *game->parse("iii"));
    EXPECT_FALSE(*game->parse("ii") == *game->configured({{"most", "2"}})->parse("ii"));
    EXPECT_FALSE(*game->parse("ii") == *erase<Coins>()->parse("ii"));
}

TEST_F(Erased, PositionOutlivesItsRuleset) {
    PositionPtr p = erase<TakeAway>()->configured({{"most", "5"}})->parse("ii");
    EXPECT_EQ(p->ruleset().settings().number("most"), 5);
    EXPECT_EQ(p->options(Player::Left).size(), 2u);
}

}  // namespace
}  // namespace upstar
