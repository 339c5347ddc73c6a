#include "upstar/games/konane/solver/solver.h"

#include <gtest/gtest.h>

#include <random>

#include "games/konane/solver/boards.h"
#include "upstar/base/error.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/order.h"

namespace upstar::konane {
namespace {

constexpr Konane::Jumps kBothRules[] = {Konane::Jumps::Ancient, Konane::Jumps::Modern};

void expect_brute_force_outcomes(int rows, int columns, const KonaneSolver::Settings& settings) {
    for (const Konane::Jumps jumps : kBothRules) {
        const JumpBoard board(Grid(rows, columns), jumps);
        NaiveOutcomes naive(jumps);
        for (const CellSet gap : all_gaps(board)) {
            const CellSet stones = board.squares() & ~gap;
            TestSolver solver(board, settings);
            solver->use_symmetries_of(stones);
            const std::string text = board.position(stones).to_string();
            for (const Player player : kPlayers) {
                EXPECT_EQ(solver->wins_first(stones, player),
                          naive.wins_first(text, player == Player::Left ? 'x' : 'o'))
                    << text << ", " << name(player) << " first";
            }
        }
    }
}

TEST(KonaneSolver, AgreesWithBruteForceOnEveryGapOfSmallBoards) {
    for (int rows = 1; rows <= 4; ++rows)
        for (int columns = rows; columns <= 4; ++columns)
            expect_brute_force_outcomes(rows, columns, TestSolver::small());
}

TEST(SlowKonaneSolver, AgreesWithBruteForceOnEveryGapOfFourByFive) {
    expect_brute_force_outcomes(4, 5, TestSolver::small());
    expect_brute_force_outcomes(2, 9, TestSolver::small());
    expect_brute_force_outcomes(3, 6, TestSolver::small());
}

TEST(KonaneSolver, AgreesWithBruteForceWithThreadsAndWithoutShortcuts) {
    KonaneSolver::Settings settings = TestSolver::small();
    settings.threads = 3;
    expect_brute_force_outcomes(3, 5, settings);
    settings.threads = 1;
    settings.fragments = {0, 0};
    expect_brute_force_outcomes(3, 5, settings);
    settings.fragments = {15, 15};
    settings.symmetry = false;
    expect_brute_force_outcomes(3, 5, settings);
}

TEST(KonaneSolver, AgreesWithValuesOnRandomPositionsWithBlockedSquares) {
    std::mt19937 random(11);
    for (int round = 0; round < 400; ++round) {
        const Konane::Jumps jumps = kBothRules[round % 2];
        std::string text;
        for (int row = 0; row < 4; ++row) {
            if (row > 0) text += '|';
            for (int column = 0; column < 5; ++column) {
                const auto dice = random() % 10;
                text += dice == 0                             ? '#'
                        : dice < 5                            ? '.'
                        : (row + column) % 2 == round / 2 % 2 ? 'x'
                                                              : 'o';
            }
        }
        Konane::Rules rules;
        rules.jumps = jumps;
        const Konane::Position position = Konane(rules).parse(text);
        Context context;
        Arena arena(context);
        const Game value = Evaluator<Konane::Position>(arena).value(position);
        const JumpBoard board(position);
        KonaneSolver::Settings settings = TestSolver::small();
        settings.fragments = {0, 0};
        TestSolver solver(board, settings);
        for (const Player player : kPlayers) {
            EXPECT_EQ(solver->wins_first(board.stones_of(position), player),
                      !less_or_equal(arena, player, value, Game()))
                << text << ", " << name(player) << " first";
        }
    }
}

TEST(KonaneSolver, FindsAWinningMoveExactlyWhereThereIsOne) {
    const JumpBoard board(Grid(4, 4), Konane::Jumps::Ancient);
    for (const CellSet gap : all_gaps(board)) {
        TestSolver solver(board);
        const CellSet stones = board.squares() & ~gap;
        for (const Player player : kPlayers) {
            const auto move = solver->winning_move(stones, player);
            ASSERT_EQ(move.has_value(), solver->wins_first(stones, player));
            if (!move) continue;
            EXPECT_TRUE(board.any_move(stones, player, [&](CellSet set) { return set == *move; }));
            EXPECT_FALSE(solver->wins_first(*move, opponent(player)));
        }
    }
}

TEST(KonaneSolver, FindsTheSameWithATableThatIsMuchTooSmall) {
    const JumpBoard board(Grid(5, 5), Konane::Jumps::Ancient);
    KonaneSolver::Settings tiny = TestSolver::small();
    tiny.table_bytes = 1;
    const CellSet stones = board.squares() & ~CellSet{3};
    for (const Player player : kPlayers) {
        TestSolver small(board, tiny);
        TestSolver large(board);
        EXPECT_EQ(small->wins_first(stones, player), large->wins_first(stones, player));
    }
}

TEST(KonaneSolver, EndsWhenCancelledAndGoesOnLater) {
    const JumpBoard board(Grid(6, 6), Konane::Jumps::Ancient);
    const CellSet stones = board.squares() & ~CellSet{3};
    TestSolver solver(board);
    solver.context().cancel();
    EXPECT_THROW(solver->wins_first(stones, Player::Left), Error);
    solver.context().resume();
    const CellSet few = stones & 0xffff;
    EXPECT_EQ(solver->wins_first(few, Player::Left),
              solver->winning_move(few, Player::Left).has_value());
}

}  // namespace
}  // namespace upstar::konane
