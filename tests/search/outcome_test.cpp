#include "upstar/search/outcome.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "plain_outcome.h"
#include "toy_positions.h"
#include "upstar/base/error.h"
#include "upstar/games/domineering.h"
#include "upstar/games/konane/rules/konane.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/sum.h"
#include "wild_positions.h"

namespace upstar {

using namespace domineering;
using namespace konane;
namespace {

using Board = Domineering::Position;

Board board(const std::string& text) { return Domineering().parse(text); }

/// No values at all, known ones, small ones, nearly all.
const std::vector<std::uint32_t> kBudgets = {0, 1, 20, 500, 100'000};

/// Free moves, with none of the shortcuts.
struct Race : FreeMoves {
    void options(Player player, std::vector<Race>& out) const {
        if (player == Player::Left && left > 0) out.push_back({{left - 1, right}});
        if (player == Player::Right && right > 0) out.push_back({{left, right - 1}});
    }
    friend bool operator==(const Race&, const Race&) = default;
};
static_assert(PartizanPosition<Race> && !Decomposable<Race> && !Negatable<Race>);

class OutcomeSearching : public testing::TestWithParam<std::uint32_t> {
protected:
    Context context;
    Arena arena{context};
};
using SlowOutcomeSearching = OutcomeSearching;

INSTANTIATE_TEST_SUITE_P(Budgets, OutcomeSearching, testing::ValuesIn(kBudgets));
INSTANTIATE_TEST_SUITE_P(Budgets, SlowOutcomeSearching, testing::ValuesIn(kBudgets));

TEST_P(OutcomeSearching, FindsWhoWins) {
    OutcomeSearch<Board> search(arena, GetParam());
    EXPECT_EQ(search.outcome(board("2x1")), Outcome::L);
    EXPECT_EQ(search.outcome(board("1x2")), Outcome::R);
    EXPECT_EQ(search.outcome(board("2x2")), Outcome::N);
    EXPECT_EQ(search.outcome(board("1x1")), Outcome::P);
    EXPECT_EQ(search.outcome(board("5x5")), Outcome::P);
}

TEST_P(OutcomeSearching, TellsWhetherAPositionHasAValue) {
    OutcomeSearch<Board> search(arena, GetParam());
    Evaluator<Board> evaluator(arena);
    std::vector<Board> boards;
    for (int rows = 1; rows <= 3; ++rows)
        for (int columns = 1; columns <= 4; ++columns)
            boards.push_back(board(std::to_string(rows) + "x" + std::to_string(columns)));
    std::vector<Game> guesses = {Game(), arena.nimber(1), arena.nimber(2), arena.integer(1)};
    for (const Board& each : boards) guesses.push_back(evaluator.value(each));
    for (const Board& each : boards)
        for (const Game guess : guesses)
            EXPECT_EQ(search.is_worth(each, guess), evaluator.value(each) == guess)
                << each.to_string();
}

TEST_P(OutcomeSearching, TellsWhetherARowOfKonaneHasAValue) {
    OutcomeSearch<Konane::Position> search(arena, GetParam());
    Evaluator<Konane::Position> evaluator(arena);
    std::mt19937 random(12);
    for (int round = 0; round < 60; ++round) {
        std::string text;
        for (int i = 0; i < 9; ++i) text += ".xo"[random() % 3];
        const Konane::Position row = Konane({Konane::Jumps::Modern, KonaneEdge::Open}).parse(text);
        const Game value = evaluator.value(row);
        EXPECT_TRUE(search.is_worth(row, value)) << text;
        for (const Game wrong : {arena.nimber(1), arena.simple(Dyadic(), 1, 0), arena.integer(-1)})
            EXPECT_FALSE(search.is_worth(row, sum(arena, value, wrong))) << text;
    }
}

TEST_P(OutcomeSearching, AgreesWithTheValuesOfLargerBoards) {
    Evaluator<Board> evaluator(arena);
    OutcomeSearch<Board> search(arena, GetParam());
    for (const char* text : {"3x7", "4x4", "4x5", "5x4", "2x9", "....x|.....|x....|....."})
        EXPECT_EQ(search.outcome(board(text)), outcome(arena, evaluator.value(board(text))))
            << text;
}

TEST_P(OutcomeSearching, AgreesWithValuesOnSums) {
    Evaluator<Board> evaluator(arena);
    OutcomeSearch<Board> search(arena, GetParam());
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

template <class P>
void check_wild_sums(Arena& arena, std::uint32_t budget, std::size_t terms, std::int32_t height) {
    std::mt19937_64 random(terms * 100 + static_cast<std::uint64_t>(height));
    OutcomeSearch<P> search(arena, budget);
    for (int round = 0; round < 150; ++round) {
        PlainOutcome<P> plain;
        std::vector<P> sum;
        for (std::size_t i = 0; i < terms; ++i)
            sum.push_back({random() % 1000, height - static_cast<std::int32_t>(random() % 2)});
        EXPECT_EQ(search.outcome(PositionSum<P>(sum)), plain(sum)) << sum[0].to_string();
    }
}

TEST_P(OutcomeSearching, IsThatOfPlayOnGameTreesAtRandom) {
    for (const auto& [terms, height] : {std::pair(1, 7), std::pair(2, 4), std::pair(3, 3)}) {
        const auto count = static_cast<std::size_t>(terms);
        check_wild_sums<Wild<false, false>>(arena, GetParam(), count, height);
        check_wild_sums<Wild<false, true>>(arena, GetParam(), count, height);
        check_wild_sums<Wild<true, false>>(arena, GetParam(), count, height);
        check_wild_sums<Wild<true, true>>(arena, GetParam(), count, height);
    }
}

TEST_P(OutcomeSearching, IsThatOfPlayOnToys) {
    OutcomeSearch<Race> races(arena, GetParam());
    OutcomeSearch<FreeMoves> moves(arena, GetParam());
    for (int left = 0; left < 6; ++left)
        for (int right = 0; right < 6; ++right) {
            const Outcome expected = left == right  ? Outcome::P
                                     : left > right ? Outcome::L
                                                    : Outcome::R;
            EXPECT_EQ(races.outcome(Race{{left, right}}), expected);
            EXPECT_EQ(moves.outcome(FreeMoves{left, right}), expected);
        }
}

TEST_P(OutcomeSearching, IsThatOfPlayOnEveryBoardOfTwelveCells) {
    OutcomeSearch<Board> search(arena, GetParam());
    PlainOutcome<Board> plain;
    for (const Grid grid : {Grid(3, 4), Grid(2, 5)})
        for (CellSet empty = 0; empty <= grid.all(); ++empty) {
            const Board p(grid, empty);
            ASSERT_EQ(search.outcome(p), plain(p)) << p.to_string();
        }
}

TEST_P(SlowOutcomeSearching, IsThatOfPlayOnEveryBoardOfSixteenCells) {
    OutcomeSearch<Board> search(arena, GetParam());
    PlainOutcome<Board> plain;
    const Grid grid(4, 4);
    for (CellSet empty = 0; empty <= grid.all(); ++empty) {
        const Board p(grid, empty);
        ASSERT_EQ(search.outcome(p), plain(p)) << p.to_string();
    }
}

TEST_P(SlowOutcomeSearching, IsThatOfPlayOnBoardsOfTwentyCells) {
    OutcomeSearch<Board> search(arena, GetParam());
    PlainOutcome<Board> plain;
    std::mt19937_64 random(4 * 5);
    const Grid grid(4, 5);
    for (int round = 0; round < 300; ++round) {
        const Board p(grid, grid.all() & (random() | random()));
        ASSERT_EQ(search.outcome(p), plain(p)) << p.to_string();
    }
}

TEST(OutcomeSearch, WorksWithoutNegation) {
    Context context;
    Arena arena(context);
    OutcomeSearch<Steps> search(arena);
    EXPECT_EQ(search.outcome(Steps{3}), Outcome::L);
    EXPECT_EQ(search.outcome(Steps{0}), Outcome::P);
    EXPECT_FALSE(search.wins_first(PositionSum<Steps>(Steps{3}), Player::Right));
}

TEST(OutcomeSearch, NegativesCancelWithoutPlay) {
    Context context;
    Arena arena(context);
    OutcomeSearch<Board> search(arena, 0);
    EXPECT_EQ(search.outcome(PositionSum<Board>(std::vector{board("4x5"), board("5x4")})),
              Outcome::P);
    EXPECT_EQ(search.nodes(), 0u);
}

TEST(OutcomeSearch, SmallPositionsNeedNoPlay) {
    Context context;
    Arena arena(context);
    OutcomeSearch<Board> search(arena, 1'000'000);
    search.outcome(PositionSum<Board>(std::vector{board("3x3"), board("2x4")}));
    EXPECT_EQ(search.nodes(), 0u);
}

TEST(OutcomeSearch, BoundsSparePlay) {
    Context context;
    Arena arena(context);
    OutcomeSearch<Wild<true, false>> plain(arena, 0);
    OutcomeSearch<Wild<true, true>> bounded(arena, 0);
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        EXPECT_EQ(plain.outcome({seed, 7}), bounded.outcome({seed, 7}));
    EXPECT_LT(bounded.nodes(), plain.nodes());
}

TEST(OutcomeSearch, DeepPositionsNeedNoStack) {
    Context context;
    Arena arena(context);
    OutcomeSearch<Race> search(arena, 0);
    EXPECT_EQ(search.outcome(Race{{50'000, 50'001}}), Outcome::R);
    OutcomeSearch<Steps> values(arena, 100'000);
    EXPECT_EQ(values.outcome(Steps{150'000}), Outcome::L);
}

TEST(OutcomeSearch, StopsWhenCancelled) {
    Context context;
    Arena arena(context);
    OutcomeSearch<Board> search(arena);
    context.cancel();
    EXPECT_THROW(search.outcome(board("5x5")), Error);
    context.resume();
    EXPECT_EQ(search.outcome(board("5x5")), Outcome::P);
}

TEST(OutcomeSearch, ForgetsWhenMemoryRunsOutAndGoesOn) {
    Context context;
    Arena arena(context);
    OutcomeSearch<Board> roomy(arena, 0);
    const std::size_t before = context.memory_charged();
    EXPECT_EQ(roomy.outcome(board("6x6")), Outcome::N);
    const std::size_t needed = context.memory_charged() - before;
    OutcomeSearch<Board> tight(arena, 0);
    context.set_memory_limit(context.memory_charged() + needed * 9 / 10);
    EXPECT_EQ(tight.outcome(board("6x6")), Outcome::N);
    EXPECT_LT(tight.solved(), roomy.solved());
    OutcomeSearch<Board> hopeless(arena, 0);
    context.set_memory_limit(context.memory_charged() + needed / 20);
    EXPECT_THROW(hopeless.outcome(board("6x6")), Error);
}

TEST(OutcomeSearch, ThreadsShareOneSearch) {
    Context context;
    Arena arena(context);
    OutcomeSearch<Board> search(arena, 50);
    std::vector<Outcome> outcomes(4);
    std::vector<std::thread> threads;
    for (Outcome& found : outcomes)
        threads.emplace_back([&] { found = search.outcome(board("5x6")); });
    for (std::thread& thread : threads) thread.join();
    for (const Outcome found : outcomes) EXPECT_EQ(found, Outcome::R);
}

}  // namespace
}  // namespace upstar
