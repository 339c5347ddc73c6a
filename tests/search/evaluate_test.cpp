#include "upstar/search/evaluate.h"

#include <gtest/gtest.h>

#include <map>
#include <thread>
#include <vector>

#include "naive/engine_image.h"
#include "naive/naive_game.h"
#include "toy_positions.h"
#include "upstar/base/error.h"
#include "upstar/games/domineering.h"
#include "upstar/games/toads/toads_and_frogs.h"

namespace upstar {

using namespace domineering;
using namespace toads;
namespace {

class Evaluate : public testing::Test {
protected:
    Context context;
    Arena arena{context};
};

TEST_F(Evaluate, FollowsTheDefinition) {
    Evaluator<Steps> evaluator(arena);
    EXPECT_EQ(evaluator.value({5}), arena.integer(5));
    EXPECT_EQ(evaluator.solved(), 6u);
    EXPECT_EQ(evaluator.value({3}), arena.integer(3));
    EXPECT_EQ(evaluator.solved(), 6u);
}

TEST_F(Evaluate, DeepPositionsNeedNoStack) {
    EXPECT_EQ(Evaluator<Steps>(arena).value({300'000}), arena.integer(300'000));
}

TEST_F(Evaluate, UsesWhatAPositionOffers) {
    Evaluator<FreeMoves> evaluator(arena);
    EXPECT_EQ(evaluator.value({1000, 990}), arena.integer(10));
    EXPECT_EQ(evaluator.solved(), 10u);
    EXPECT_EQ(evaluator.value({990, 1000}), arena.integer(-10));  // by its negative
    EXPECT_EQ(evaluator.solved(), 10u);
    EXPECT_EQ(evaluator.value({2'000'000, 0}), arena.integer(2'000'000));  // known
    EXPECT_EQ(evaluator.value({7, 7}), arena.integer(0));                  // no component at all
}

TEST_F(Evaluate, AddsAllComponentsOfThePositionItIsAskedFor) {
    const auto value = [&](const char* board) {
        return Evaluator<Domineering::Position>(arena).value(Domineering().parse(board));
    };
    // Each evaluator is new: none of the components is known from before.
    EXPECT_EQ(value("..x...|..x..."), sum(arena, value("2x2"), value("2x3")));
    EXPECT_EQ(value("...x..|...x.."), sum(arena, value("2x3"), value("2x2")));
    EXPECT_EQ(value("..x..|..x..|xxxxx|..x.x"),
              sum(arena, value("2x2"), sum(arena, value("2x2"), value("1x2"))));
}

TEST_F(Evaluate, EveryBoardOfNineCellsHasItsBruteForceValue) {
    naive::Games games;
    naive::EngineImage image(arena, games);
    Evaluator<Domineering::Position> evaluator(arena);
    const Grid grid(3, 3);
    std::vector<naive::Id> expected;
    for (CellSet empty = 0; empty <= grid.all(); ++empty) {
        std::vector<naive::Id> side[2];
        for (const Player player : kPlayers)
            for (CellSet place = 1; place <= empty; place <<= 1) {
                const bool upright = player == Player::Left;
                const CellSet domino = place | place << (upright ? 3 : 1);
                const bool fits =
                    upright || (place & (grid.cell(0, 2) | grid.cell(1, 2) | grid.cell(2, 2))) == 0;
                if (fits && (empty & domino) == domino)
                    side[index(player)].push_back(expected[empty & ~domino]);
            }
        expected.push_back(games.make(side[0], side[1]));
        const Domineering::Position p(grid, empty);
        EXPECT_EQ(evaluator.value(p), image(expected.back())) << p.to_string();
    }
}

TEST_F(Evaluate, StopsWhenCancelledAndKeepsWhatItFound) {
    Evaluator<Domineering::Position> evaluator(arena);
    const auto board = Domineering().parse("4x4");
    context.cancel();
    EXPECT_THROW(evaluator.value(board), Error);
    context.resume();
    EXPECT_NO_THROW(evaluator.value(board));
}

TEST_F(Evaluate, EndsAtTheMemoryLimit) {
    Evaluator<Steps> evaluator(arena);
    context.set_memory_limit(context.memory_charged() + (1 << 20));
    EXPECT_THROW(evaluator.value({10'000'000}), Error);
    EXPECT_EQ(evaluator.value({10}), arena.integer(10));
}

// Large enough that helpers are called.
ToadsAndFrogs::Position large_position() { return ToadsAndFrogs().parse("T^5 .^5 F^5"); }

TEST_F(Evaluate, SeveralThreadsFindTheSameValueOfOnePosition) {
    Evaluator<ToadsAndFrogs::Position> alone(arena);
    const Game value = alone.value(large_position());
    ASSERT_GT(alone.solved(), 40'000u);
    for (const unsigned threads : {1u, 2u, 3u, 4u, 7u}) {
        Evaluator<ToadsAndFrogs::Position> together(arena);
        EXPECT_EQ(together.value(large_position(), threads), value) << threads;
    }
}

TEST_F(Evaluate, SeveralThreadsStopWhenCancelled) {
    Evaluator<ToadsAndFrogs::Position> evaluator(arena);
    std::thread user([&] {
        while (evaluator.solved() < 30'000) std::this_thread::yield();
        context.cancel();
    });
    EXPECT_THROW(evaluator.value(ToadsAndFrogs().parse("T^7 .^7 F^7"), 3), Error);
    user.join();
    context.resume();
    EXPECT_EQ(evaluator.value(large_position(), 3), arena.nimber(1));
}

TEST_F(Evaluate, ThreadsShareOneEvaluator) {
    Evaluator<Domineering::Position> evaluator(arena);
    const auto board = Domineering().parse("4x4");
    std::vector<Game> values(4);
    std::vector<std::thread> threads;
    for (Game& value : values) threads.emplace_back([&] { value = evaluator.value(board); });
    for (std::thread& thread : threads) thread.join();
    for (const Game value : values) EXPECT_EQ(value, values.front());
}

}  // namespace
}  // namespace upstar
