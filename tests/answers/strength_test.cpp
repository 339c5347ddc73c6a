// The levels of the machine: that they are what they say, that each beats the one below, and that
// nobody beats the perfect one from a won position.
#include "upstar/answers/strength.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "naive/naive_position.h"
#include "upstar/answers/match.h"
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

TEST_F(StrengthTest, NobodyBeatsThePerfectPlayerFromAWonPosition) {
    // It keeps the win in every position that can follow, whatever the opponent does.
    naive::Games games;
    naive::Positions brute(games);
    const Strength perfect;
    for (const auto& [game, text] :
         {std::pair("domineering", "3x4"), std::pair("domineering", "..x.|....|x..."),
          std::pair("konane", "4x4"), std::pair("konane", "xo.x|oxox|.oxo"),
          std::pair("toads", "TT..T.FF.F"), std::pair("nim", "3,4,5"),
          std::pair("circular_nim", "2,2,2,2")}) {
        const PositionPtr start = catalog.named(game)->parse(text);
        for (const Player me : kPlayers) {
            std::set<std::string> seen;
            std::vector<PositionPtr> mine = {start};
            for (std::size_t i = 0; i < mine.size(); ++i) {
                if (!brute.wins(*mine[i], me)) continue;
                const PositionPtr after = perfect.choose(mine[i], me, evaluators, kTime).position;
                EXPECT_FALSE(brute.wins(*after, opponent(me)))
                    << game << " " << mine[i]->to_string();
                for (const AnyOption& reply : after->options(opponent(me)))
                    if (seen.insert(reply.position->to_string()).second)
                        mine.push_back(reply.position);
            }
        }
    }
}

TEST_F(StrengthTest, ThePerfectPlayerKeepsEveryPoint) {
    naive::Games games;
    naive::Positions brute(games);
    std::vector<PositionPtr> all = {catalog.named("dots")->parse("2x2")};
    std::set<std::string> seen;
    for (std::size_t i = 0; i < all.size() && all.size() < 1500; ++i) {
        for (const AnyOption& option : all[i]->options(Player::Left))
            if (seen.insert(option.position->to_string()).second) all.push_back(option.position);
    }
    for (std::size_t i = 0; i < all.size(); i += 7) {
        const auto options = all[i]->options(Player::Left);
        if (options.empty()) continue;
        const PositionPtr after =
            Strength().choose(all[i], Player::Left, evaluators, kTime).position;
        const auto chosen =
            std::find_if(options.begin(), options.end(),
                         [&](const AnyOption& option) { return *option.position == *after; });
        const int rest = brute.margin(*after);
        EXPECT_EQ(chosen->points + (chosen->moves_again ? rest : -rest), brute.margin(*all[i]))
            << all[i]->to_string();
    }
}

// Games of a kind that are played from different starts.
struct Field {
    const char* game;
    std::vector<std::string> starts;
    int random_moves;  // made before the match begins
};

const std::vector<Field> kFields = {
    {"domineering", {"4x4", "4x5", "5x4"}, 1},
    {"konane", {"4x5", "5x5", "4x6"}, 2},
    {"toads", {"TTT...FFF", "TT.TF..TFF.F", "TT.T.F.FF.T.F"}, 1},
    {"nim", {"3,5,7", "2,4,7,9", "5,6,8,9"}, 1},
    {"dots", {"1x5", "3x3"}, 2},
};

class Tournament {
public:
    Tournament(const Catalog& catalog, Evaluators& evaluators)
        : catalog_(catalog), evaluators_(evaluators) {}

    struct Score {
        int won = 0;
        int games = 0;
        double share() const { return static_cast<double>(won) / games; }
    };

    /// What the stronger level wins of `games`; each start is played twice, sides exchanged.
    std::map<std::string, Score> play(Level stronger, Level weaker, int games) {
        std::map<std::string, Score> scores;
        for (int i = 0; i < games; ++i) {
            const Field& field = kFields[static_cast<std::size_t>(i / 2) % kFields.size()];
            const Match start = start_of(field, static_cast<std::uint64_t>(i / 2));
            const Player side = i % 2 == 0 ? Player::Left : Player::Right;
            Score& score = scores[field.game];
            ++score.games;
            if (won(start, side, Strength(stronger, 2 * i), Strength(weaker, 2 * i + 1)))
                ++score.won;
        }
        return scores;
    }

    static Score total(const std::map<std::string, Score>& scores) {
        Score total;
        for (const auto& [game, score] : scores) {
            total.won += score.won;
            total.games += score.games;
        }
        return total;
    }

private:
    Match start_of(const Field& field, std::uint64_t seed) {
        std::mt19937_64 random(seed);
        const std::string& text = field.starts[random() % field.starts.size()];
        Match match(catalog_.named(field.game)->parse(text),
                    random() % 2 == 0 ? Player::Left : Player::Right);
        for (int i = 0; i < field.random_moves && !match.is_over(); ++i) {
            const auto moves = match.moves();
            match.play(moves[random() % moves.size()]);
        }
        return match;
    }

    bool won(Match match, Player side, const Strength& his, const Strength& others) {
        while (!match.is_over()) {
            const Strength& strength = match.mover() == side ? his : others;
            match.play(
                strength.choose(match.position(), match.mover(), evaluators_, milliseconds(500))
                    .position);
        }
        return match.winner() == side;
    }

    const Catalog& catalog_;
    Evaluators& evaluators_;
};

class NeighbouringLevels : public StrengthTest, public testing::WithParamInterface<Level> {};
class SlowNeighbouringLevels : public NeighbouringLevels {};

void expect_wins(Tournament tournament, Level level, int games, double share) {
    const Level stronger = static_cast<Level>(static_cast<int>(level) + 1);
    const auto scores = tournament.play(stronger, level, games);
    for (const auto& [game, score] : scores)
        std::cout << name(stronger) << " against " << name(level) << ", " << game << ": "
                  << score.won << " of " << score.games << "\n";
    const auto total = Tournament::total(scores);
    std::cout << name(stronger) << " against " << name(level) << ": " << total.won << " of "
              << total.games << "\n";
    EXPECT_GE(total.share(), share) << name(stronger) << " against " << name(level);
}

TEST_P(NeighbouringLevels, TheStrongerWinsMostOfAFewGames) {
    expect_wins({catalog, evaluators}, GetParam(), 60, 0.5);
}

TEST_P(SlowNeighbouringLevels, TheStrongerWinsTwoOfThreeGames) {
    expect_wins({catalog, evaluators}, GetParam(), 1000, 0.65);
}

constexpr auto kBelowPerfect = std::array{Level::Beginner, Level::Easy, Level::Medium, Level::Hard};
INSTANTIATE_TEST_SUITE_P(Each, NeighbouringLevels, testing::ValuesIn(kBelowPerfect));
INSTANTIATE_TEST_SUITE_P(Each, SlowNeighbouringLevels, testing::ValuesIn(kBelowPerfect));

}  // namespace
}  // namespace upstar
