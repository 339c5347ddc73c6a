// Advice followed: on every small position of every game in the catalog who does as he is advised
// wins what is won. What is said of each move is checked in analysis_conformance_test.cpp.
#include "upstar/answers/advice.h"

#include <gtest/gtest.h>

#include "answers/every_game.h"
#include "catalog/toy_rulesets.h"
#include "upstar/answers/reasoning.h"
#include "upstar/base/error.h"
#include "upstar/catalog/catalog.h"
#include "upstar/catalog/erased.h"

namespace upstar {
namespace {

class AdviceInEveryGame : public EveryGame {};

// The opponent errs in every way there is: all his moves are tried.
TEST_P(AdviceInEveryGame, WinsWhateverTheOpponentDoes) {
    for (const PositionPtr& start : small()) {
        if (is_scoring()) continue;
        for (const Player player : kPlayers) {
            if (!brute_force.wins(*start, player)) continue;
            const PositionPtr p = advise(start, player, evaluators).moves.front().position;
            for (const AnyOption& reply : p->options(opponent(player)))
                EXPECT_TRUE(brute_force.wins(*reply.position, player))
                    << start->to_string() << ", " << p->to_string();
        }
    }
}

TEST_P(AdviceInEveryGame, SelfPlayIsWonByTheRightSide) {
    for (const PositionPtr& start : small()) {
        if (is_scoring()) continue;
        for (const Player first : kPlayers) {
            const bool expected = brute_force.wins(*start, first);
            PositionPtr p = start;
            Player mover = first;
            for (;;) {
                const Advice advice = advise(p, mover, evaluators);
                if (advice.moves.empty()) break;
                p = advice.moves.front().position;
                mover = opponent(mover);
            }
            EXPECT_EQ(mover != first, expected) << start->to_string();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Catalog, AdviceInEveryGame, testing::ValuesIn(catalogued_games()),
                         name_of_game);

class AdviceTest : public testing::Test {
protected:
    Advice on(const char* name, const char* position, Player player) {
        return advise(Catalog().named(name)->parse(position), player, evaluators);
    }
    std::string reason(const Advice& advice, Voice voice) {
        return reasoning(arena, advice, advice.moves.front(), voice);
    }

    Context context;
    Arena arena{context};
    Evaluators evaluators{arena};
};

TEST_F(AdviceTest, KeepsMostInHand) {
    // Both moves in the column win; the one in the middle would waste a move.
    const Advice advice = on("domineering", ".|.|.|.", Player::Left);
    ASSERT_EQ(advice.moves.size(), 3u);
    EXPECT_EQ(advice.moves[0].value, arena.integer(1));
    EXPECT_EQ(advice.moves[2].position->to_string(), ".|x|x|.");
    EXPECT_FALSE(advice.moves[2].undominated);
}

TEST_F(AdviceTest, LosesWithTheMostChancesToErr) {
    const Advice advice = on("nim", "1,2,3", Player::Left);
    EXPECT_EQ(advice.wins(), false);
    ASSERT_TRUE(advice.moves.front().replies);
    const auto share = [](const RatedMove& move) {
        return double(move.replies->winning) / double(move.replies->all);
    };
    for (const RatedMove& move : advice.moves)
        EXPECT_LE(share(advice.moves.front()), share(move)) << move.position->to_string();
}

TEST_F(AdviceTest, OrthodoxMovesHoldTheMean) {
    const Advice advice = on("domineering", "2x3", Player::Left);
    EXPECT_TRUE(advice.moves.front().orthodox);
    EXPECT_FALSE(advice.moves.back().orthodox);
}

TEST_F(AdviceTest, SaysWhyInEitherVoice) {
    const Advice won = on("nim", "1,2,4", Player::Left);
    EXPECT_EQ(reason(won, Voice::Mover),
              "it is worth 0, so whoever moves then loses, and it is your turn");
    EXPECT_EQ(reason(won, Voice::Opponent),
              "it is worth 0, so whoever moves then loses, and it is my turn");
    const Advice last = on("nim", "5", Player::Right);
    EXPECT_EQ(reason(last, Voice::Mover), "then you have no move left");
    const Advice lost = on("nim", "1,2,3", Player::Left);
    EXPECT_EQ(reason(lost, Voice::Mover),
              "every move of mine loses; then only 1 of your 5 replies wins");
    const Advice hand = on("domineering", "3x3", Player::Left);
    EXPECT_EQ(reason(hand, Voice::Opponent), "it is worth 1, so you have 1 move in hand");
}

TEST_F(AdviceTest, FallsBackOnOutcomesAndThenOnAGuess) {
    const PositionPtr p = Catalog().named("domineering")->parse("8x8");
    const Advice advice = advise(p, Player::Left, evaluators, std::chrono::milliseconds(100));
    EXPECT_FALSE(advice.value);
    EXPECT_FALSE(advice.limit.message.empty());
    EXPECT_EQ(advice.moves.size(), 56u);
    EXPECT_EQ(reason(advice, Voice::Mover), "a guess: I have not looked through to the end");
    EXPECT_FALSE(context.stopped());
}

// Knows who wins, and no value of any position within the limits.
class KnowsOnlyWhoWins {
public:
    explicit KnowsOnlyWhoWins(Context& context) : context_(context) {}

    std::optional<bool> wins_first(const TakeAway::Position& p, Player) {
        return p.tokens % (p.most + 1) != 0;
    }
    std::optional<std::uint32_t> nim_value(const TakeAway::Position&) {
        for (;;) context_.poll();
    }

private:
    Context& context_;
};

TEST_F(AdviceTest, WhoWinsDoesNotWaitForValues) {
    const PositionPtr p = erase<TakeAway, KnowsOnlyWhoWins>()->parse("iiiiiii");
    const auto start = std::chrono::steady_clock::now();
    const Advice advice = advise(p, Player::Left, evaluators, std::chrono::milliseconds(50));
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
    EXPECT_EQ(advice.wins(), true);
    EXPECT_EQ(advice.moves.front().position->to_string(), "iiii");
    EXPECT_EQ(advice.winning_moves(), 1u);
    EXPECT_FALSE(advice.value);
    EXPECT_FALSE(advice.limit.message.empty());
}

TEST_F(AdviceTest, LimitOnTimeThatIsNotMetChangesNoAdvice) {
    for (const auto& [game, text] : {std::pair("domineering", "3x4"), std::pair("nim", "1,2,3"),
                                     std::pair("konane", "xoxo|oxox|....|xox.")}) {
        const PositionPtr p = Catalog().named(game)->parse(text);
        for (const Player player : kPlayers) {
            const Advice with = advise(p, player, evaluators, std::chrono::minutes(10));
            const Advice without = advise(p, player, evaluators);
            EXPECT_EQ(with.value, without.value) << text;
            ASSERT_EQ(with.moves.size(), without.moves.size());
            for (std::size_t i = 0; i < with.moves.size(); ++i) {
                EXPECT_EQ(*with.moves[i].position, *without.moves[i].position) << text;
                EXPECT_EQ(with.moves[i].value, without.moves[i].value);
                EXPECT_EQ(with.moves[i].replies.has_value(), without.moves[i].replies.has_value());
            }
        }
    }
}

TEST_F(AdviceTest, OutcomesDoWithoutValues) {
    // Room for the outcomes of 5x5 and not for its values.
    Context small_context(std::size_t{24} << 20);
    Arena small_arena(small_context);
    Evaluators small_evaluators(small_arena);
    const PositionPtr p = Catalog().named("domineering")->parse("6x6");
    const Advice advice = advise(p, Player::Left, small_evaluators);
    EXPECT_FALSE(advice.value);
}

TEST_F(AdviceTest, ScoringMovesHaveMarginsBestFirst) {
    const PositionPtr p = erase<Coins>()->parse("iii");
    const Advice advice = advise(p, Player::Left, evaluators);
    ASSERT_FALSE(advice.moves.empty());
    EXPECT_EQ(advice.margin, p->margin(evaluators));
    EXPECT_EQ(advice.moves.front().margin, advice.margin);
    for (const RatedMove& move : advice.moves) {
        const std::int32_t rest = move.position->margin(evaluators);
        EXPECT_EQ(move.margin, move.points + (move.moves_again ? rest : -rest));
    }
    EXPECT_EQ(advice.wins(), std::nullopt);
    EXPECT_NE(reason(advice, Voice::Mover).find("from here on "), std::string::npos);
}

TEST_F(AdviceTest, SpecialistsGiveTheReasonOfTheBestScoringMove) {
    const Advice advice = on("strings", "chain:1,chain:3", Player::Left);
    EXPECT_EQ(advice.moves.front().reason.rfind("it offers 1 coin", 0), 0u)
        << advice.moves.front().reason;
    EXPECT_EQ(advice.moves.front().margin, advice.margin);
}

TEST_F(AdviceTest, ScoringMovesAreJudgedWhereMarginsAreOutOfReach) {
    const PositionPtr p = Catalog().named("dots")->parse("7x7");
    for (const auto& ask : {advise, advise_best}) {
        const Advice advice =
            ask(p, Player::Left, evaluators, std::chrono::milliseconds(100), Voice::Opponent);
        EXPECT_FALSE(advice.margin);
        EXPECT_EQ(advice.moves.front().reason, "it is safe: I can capture nothing after it");
        EXPECT_EQ(advice.moves.size(), 112u);
        EXPECT_FALSE(context.stopped());
    }
}

TEST_F(AdviceTest, SpecialistNamesTheWinningOneOfThousandsOfMoves) {
    const RulesetPtr game = Catalog().named("circular_nim")->configured({{"k", "2"}});
    const PositionPtr p = game->parse("100,80,70,90");
    const auto start = std::chrono::steady_clock::now();
    const Advice advice = advise(p, Player::Left, evaluators, std::chrono::seconds(20));
    EXPECT_GT(advice.moves.size(), 2000u);
    EXPECT_EQ(advice.wins(), true);
    EXPECT_FALSE(advice.moves.front().position->wins_first(Player::Right, evaluators));
    EXPECT_NE(reason(advice, Voice::Mover).find("from where you lose by any move"),
              std::string::npos)
        << reason(advice, Voice::Mover);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(15));
}

TEST_F(AdviceTest, CancelledThoughtIsAnError) {
    context.cancel();
    EXPECT_THROW(on("domineering", "6x6", Player::Left), Error);
}

TEST_F(AdviceTest, LongValuesAreDescribed) {
    EXPECT_EQ(short_text(arena, arena.integer(3)), "3");
    const Game g = Catalog().named("domineering")->parse("4x6")->value(evaluators);
    EXPECT_EQ(short_text(arena, g).rfind("mean ", 0), 0u) << short_text(arena, g);
}

TEST_F(AdviceTest, OutcomesInWords) {
    EXPECT_EQ(in_words(Outcome::L), "Left wins, whoever begins");
    EXPECT_EQ(in_words(Outcome::P), "whoever begins loses");
}

}  // namespace
}  // namespace upstar
