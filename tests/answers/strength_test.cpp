// The levels of the machine: that they are what they say, that each beats the one below, and that
// nobody beats the perfect one from a won position.
#include "upstar/answers/strength.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "answers/every_game.h"
#include "answers/tournament.h"
#include "upstar/catalog/catalog.h"

namespace upstar {
namespace {

using std::chrono::milliseconds;

class StrengthTest : public testing::Test {
protected:
    static constexpr milliseconds kTime{5000};

    Catalog catalog;
    Context context;
    Arena arena{context};
    Evaluators evaluators{arena};
};

TEST_F(StrengthTest, ALevelIsKnownByItsNameAndItsPromise) {
    for (const Level level : kLevels)
        for (const bool is_scoring : {false, true}) {
            const std::string promised = promise(level, is_scoring);
            EXPECT_EQ(promised.rfind("I ", 0) == 0 || level == Level::Hard, true) << name(level);
            EXPECT_EQ(promised.back(), '.') << name(level);
        }
}

TEST_F(StrengthTest, ChanceDependsOnTheSeedAndThePositionAlone) {
    const PositionPtr start = catalog.named("domineering")->parse("5x5");
    std::set<std::string> chosen;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Strength strength(Level::Beginner, seed);
        const auto once = strength.choose(start, Player::Left, evaluators, kTime);
        const auto again = strength.choose(start, Player::Left, evaluators, kTime);
        EXPECT_EQ(once.position->to_string(), again.position->to_string());
        chosen.insert(once.position->to_string());
    }
    EXPECT_GT(chosen.size(), 5u);
}

TEST_F(StrengthTest, AllButBeginnersTakeAWinInOneMove) {
    // Of the ten moves only 0 ends the game.
    const PositionPtr heap = catalog.named("nim")->parse("10");
    for (const Level level : {Level::Easy, Level::Medium, Level::Hard, Level::Perfect})
        for (std::uint64_t seed = 0; seed < 10; ++seed)
            EXPECT_EQ(Strength(level, seed)
                          .choose(heap, Player::Left, evaluators, kTime)
                          .position->to_string(),
                      "0")
                << name(level);
}

TEST_F(StrengthTest, AllButBeginnersSeeALossInOneMove) {
    // To take one of the two heaps leaves the other to be taken.
    const PositionPtr heaps = catalog.named("nim")->parse("2,5");
    for (const Level level : {Level::Easy, Level::Medium, Level::Hard})
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const std::string after = Strength(level, seed)
                                          .choose(heaps, Player::Left, evaluators, kTime)
                                          .position->to_string();
            EXPECT_NE(after, "0,5") << name(level);
            EXPECT_NE(after, "2,0") << name(level);
        }
}

TEST_F(StrengthTest, EasyPlayersTakeBoxesAndGiveNoneAway) {
    const PositionPtr box = catalog.named("dots")->parse("1x2:1111/100");
    const PositionPtr safe = catalog.named("dots")->parse("1x1:10/00");
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Strength easy(Level::Easy, seed);
        EXPECT_EQ(easy.choose(box, Player::Left, evaluators, kTime).position->to_string(),
                  "1x2:1111/110");
        EXPECT_FALSE(easy.choose(safe, Player::Left, evaluators, kTime).reason.empty());
    }
}

TEST_F(StrengthTest, QuickChoicesStayWithinTheirBudget) {
    const PositionPtr many = catalog.named("nim")->parse("400,500,600");
    const auto choice = Strength(Level::Medium, 1).quick_choice(many, Player::Left, context);
    ASSERT_TRUE(choice);
    EXPECT_EQ(choice->reason, "at random");
}

class PerfectPlayer : public EveryGame {
protected:
    static constexpr milliseconds kTime{5000};
    const Strength perfect;
};

// From every won position the move leads to one that is lost for the opponent, so whatever he
// replies is won again, up to the end; of a scoring game it gets what can be got.
TEST_P(PerfectPlayer, IsBeatenByNobodyFromAWonPosition) {
    std::size_t checked = 0;
    for (const PositionPtr& p : small()) {
        for (const Player me : kPlayers) {
            const auto options = p->options(me);
            if (options.empty() || (!is_scoring() && !wins(*p, me))) continue;
            ++checked;
            const PositionPtr after = perfect.choose(p, me, evaluators, kTime).position;
            const auto chosen =
                std::find_if(options.begin(), options.end(),
                             [&](const AnyOption& option) { return *option.position == *after; });
            ASSERT_NE(chosen, options.end()) << title(*p) << " to " << after->to_string();
            if (is_scoring()) {
                ASSERT_EQ(margin_by(*chosen), brute_force.margin(*p)) << title(*p);
                continue;
            }
            for (const AnyOption& reply : after->options(opponent(me)))
                ASSERT_TRUE(wins(*reply.position, me)) << title(*p) << " to " << title(*after);
        }
    }
    EXPECT_GT(checked, 0u);
}

INSTANTIATE_TEST_SUITE_P(Catalog, PerfectPlayer, testing::ValuesIn(catalogued_games()),
                         name_of_game);

const std::vector<Field> kFields = {
    {"domineering", {"4x4", "4x5", "5x4"}, 1},
    {"konane", {"4x5", "5x5", "4x6"}, 2},
    {"toads", {"TTT...FFF", "TT.TF..TFF.F", "TT.T.F.FF.T.F"}, 1},
    {"nim", {"3,5,7", "2,4,7,9", "5,6,8,9"}, 1},
    {"dots", {"1x5", "3x3"}, 2},
};

class NeighbouringLevels : public StrengthTest, public testing::WithParamInterface<Level> {};
class SlowNeighbouringLevels : public NeighbouringLevels {};

void expect_wins(Tournament tournament, Level level, int games, double share) {
    const Level stronger = static_cast<Level>(static_cast<int>(level) + 1);
    Tournament::Score total;
    for (const Field& field : kFields) {
        const auto score =
            tournament.play(field, stronger, level, games / static_cast<int>(kFields.size()));
        std::cout << name(stronger) << " against " << name(level) << ", " << field.game << ": "
                  << score.won << " of " << score.games << "\n";
        total += score;
    }
    std::cout << name(stronger) << " against " << name(level) << ": " << total.won << " of "
              << total.games << "\n";
    EXPECT_GE(total.share(), share) << name(stronger) << " against " << name(level);
}

TEST_P(NeighbouringLevels, TheStrongerWinsMostOfAFewGames) {
    expect_wins({catalog, evaluators, milliseconds(500)}, GetParam(), 60, 0.5);
}

TEST_P(SlowNeighbouringLevels, TheStrongerWinsTwoOfThreeGames) {
    expect_wins({catalog, evaluators, milliseconds(500)}, GetParam(), 1000, 0.65);
}

constexpr auto kBelowPerfect = std::array{Level::Beginner, Level::Easy, Level::Medium, Level::Hard};
INSTANTIATE_TEST_SUITE_P(Each, NeighbouringLevels, testing::ValuesIn(kBelowPerfect));
INSTANTIATE_TEST_SUITE_P(Each, SlowNeighbouringLevels, testing::ValuesIn(kBelowPerfect));

}  // namespace
}  // namespace upstar
