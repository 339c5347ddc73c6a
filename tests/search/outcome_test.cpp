#include "upstar/search/outcome.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "toy_positions.h"
#include "upstar/base/error.h"
#include "upstar/rulesets/domineering.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

using Board = Domineering::Position;

Board board(const std::string& text) { return Domineering().parse(text); }

/// Free moves, with none of the shortcuts.
struct Race : FreeMoves {
    void options(Player player, std::vector<Race>& out) const {
        if (player == Player::Left && left > 0) out.push_back({{left - 1, right}});
        if (player == Player::Right && right > 0) out.push_back({{left, right - 1}});
    }
    friend bool operator==(const Race&, const Race&) = default;
};
static_assert(PartizanPosition<Race> && !Decomposable<Race> && !Negatable<Race>);

TEST(OutcomeSearch, FindsWhoWins) {
    Context context;
    OutcomeSearch<Board> search(context);
    EXPECT_EQ(search.outcome(board("2x1")), Outcome::L);
    EXPECT_EQ(search.outcome(board("1x2")), Outcome::R);
    EXPECT_EQ(search.outcome(board("2x2")), Outcome::N);
    EXPECT_EQ(search.outcome(board("1x1")), Outcome::P);
    EXPECT_EQ(search.outcome(board("5x5")), Outcome::P);
}

TEST(OutcomeSearch, AgreesWithValuesOnSums) {
    Context context;
    Arena arena(context);
    Evaluator<Board> evaluator(arena);
    OutcomeSearch<Board> search(context);
    const std::vector<std::string> texts = {"2x1", "1x2",     "2x2", "..|.x", "2x3",
                                            "3x2", "x..|...", "3x3", "2x4",   ".|."};
    for (const std::string& a : texts)
        for (const std::string& b : texts)
            for (const std::string& c : texts) {
                const PositionSum<Board> parts(std::vector{board(a), board(b), board(c)});
                const Game value =
                    sum(arena, evaluator.value(board(a)),
                        sum(arena, evaluator.value(board(b)), evaluator.value(board(c))));
                EXPECT_EQ(search.outcome(parts), outcome(arena, value)) << a << b << c;
            }
}

TEST(OutcomeSearch, WorksWithoutNegation) {
    Context context;
    OutcomeSearch<Steps> search(context);
    EXPECT_EQ(search.outcome(Steps{3}), Outcome::L);
    EXPECT_EQ(search.outcome(Steps{0}), Outcome::P);
    EXPECT_FALSE(search.wins_first(PositionSum<Steps>(Steps{3}), Player::Right));
}

TEST(OutcomeSearch, DeepPositionsNeedNoStack) {
    Context context;
    OutcomeSearch<Race> search(context);
    EXPECT_EQ(search.outcome(Race{{50'000, 50'001}}), Outcome::R);
}

TEST(OutcomeSearch, StopsWhenCancelled) {
    Context context;
    OutcomeSearch<Board> search(context);
    context.cancel();
    EXPECT_THROW(search.outcome(board("4x4")), Error);
    context.resume();
    EXPECT_EQ(search.outcome(board("4x4")), Outcome::N);
}

}  // namespace
}  // namespace upstar
