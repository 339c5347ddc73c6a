// Every claim of a strategy is played out by brute force: each move of the loser is there or
// counted as left out, each answer is a move, after each answer the winner still wins, and each end
// is what it says.
#include "upstar/values/strategy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "naive/naive_values.h"
#include "small_games.h"
#include "value_text.h"

namespace upstar {
namespace {

class StrategyIsSound : public testing::Test {
protected:
    void check(const std::vector<Game>& parts, const StrategyBounds& bounds = {}) {
        for (const Player first : kPlayers) {
            const Strategy strategy = winning_strategy(small.arena, parts, first, bounds);
            winner = strategy.winner;
            const bool second_wins = plain.wins_second(plain.sum(parts), opponent(first));
            ASSERT_EQ(winner, second_wins ? opponent(first) : first);
            ASSERT_EQ(strategy.opening.has_value(), winner == first);
            std::vector<Game> after = parts;
            if (strategy.opening) {
                ASSERT_TRUE(play(after, *strategy.opening, winner));
            }
            ASSERT_EQ(strategy.root.parts, after);
            lines = 0;
            check(strategy.root, bounds, bounds.depth);
            ASSERT_LE(lines, bounds.lines);
        }
    }

    SmallGames& small = SmallGames::get();
    naive::Values plain{small.arena, small.plain};
    std::size_t shared = 0;

private:
    bool play(std::vector<Game>& parts, const PartMove& move, Player player) {
        const auto& options = plain.options(plain(parts.at(move.part)), player);
        if (std::find(options.begin(), options.end(), plain(move.to)) == options.end())
            return false;
        parts[move.part] = move.to;
        return true;
    }

    std::size_t move_count(const std::vector<Game>& parts, Player player) {
        std::size_t count = 0;
        for (const Game part : parts) count += plain.options(plain(part), player).size();
        return count;
    }

    void check_end(StrategyEnd end, const std::vector<Game>& parts) {
        const Player loser = opponent(winner);
        ASSERT_TRUE(plain.wins_second(plain.sum(parts), winner));
        if (end == StrategyEnd::NoMove) {
            ASSERT_EQ(move_count(parts, loser), 0u);
        }
        if (end == StrategyEnd::Numbers) {
            for (const Game part : parts) ASSERT_TRUE(small.arena.is_number(part));
        }
        if (end != StrategyEnd::Mirror) return;
        // Each part but zeros meets its negative.
        std::vector<naive::Id> open;
        for (const Game part : parts) {
            const naive::Id id = plain(part);
            const auto partner = std::find(open.begin(), open.end(), small.plain.negative(id));
            if (part.is_zero()) continue;
            if (partner == open.end()) {
                open.push_back(id);
            } else {
                open.erase(partner);
            }
        }
        ASSERT_TRUE(open.empty());
    }

    void check(const StrategyNode& node, const StrategyBounds& bounds, std::size_t depth) {
        check_end(node.end, node.parts);
        if (node.end != StrategyEnd::GoesOn) {
            ASSERT_TRUE(node.lines.empty() && node.left_out == 0);
            return;
        }
        ASSERT_GT(depth, 0u);
        ASSERT_LE(node.lines.size(), bounds.lines_of_a_move);
        std::vector<PartMove> answered;
        for (const StrategyLine& line : node.lines) {
            ++lines;
            if (line.moves.size() > 1) ++shared;
            for (const PartMove& move : line.moves) {
                ASSERT_EQ(std::count(answered.begin(), answered.end(), move), 0);
                answered.push_back(move);
                std::vector<Game> parts = node.parts;
                ASSERT_TRUE(play(parts, move, opponent(winner)));
                ASSERT_TRUE(play(parts, line.answer, winner));
                if (move == line.moves.front()) {
                    ASSERT_EQ(parts, line.after.parts);
                }
                if (line.after.end == StrategyEnd::GoesOn ||
                    line.after.end == StrategyEnd::CutOff) {
                    ASSERT_EQ(parts, line.after.parts);
                }
                if (line.after.end == StrategyEnd::Numbers) {
                    ASSERT_EQ(plain.sum(parts), plain.sum(line.after.parts));
                }
                check_end(line.after.end, parts);
            }
            check(line.after, bounds, depth - 1);
        }
        ASSERT_EQ(answered.size() + node.left_out, move_count(node.parts, opponent(winner)));
    }

    Player winner = Player::Left;
    std::size_t lines = 0;
};

TEST_F(StrategyIsSound, OnEveryPairOfGamesBornByDayTwo) {
    for (const Game g : small.day(2))
        for (const Game h : small.day(2)) check({g, h});
}

TEST_F(StrategyIsSound, OnEveryGameBornByDayThree) {
    for (const Game g : small.day(3)) check({g});
    EXPECT_GT(shared, 100u) << "lines for several moves";
}

TEST_F(StrategyIsSound, OnSumsOfThreeParts) {
    std::mt19937 random(3);
    for (int i = 0; i < 300; ++i)
        check({pick(small.day(2), random), pick(small.day(2), random), pick(small.day(3), random)});
}

TEST_F(StrategyIsSound, WhereItIsCutShort) {
    std::mt19937 random(4);
    for (const StrategyBounds& bounds :
         {StrategyBounds{1, 8, 24}, StrategyBounds{3, 1, 24}, StrategyBounds{4, 8, 3}})
        for (int i = 0; i < 200; ++i)
            check({pick(small.day(3), random), pick(small.day(2), random)}, bounds);
}

TEST(Strategy, MirrorsAGameAndItsNegative) {
    Context context;
    Arena arena(context);
    const Game g = read_value(arena, "{3|1||0}");
    const Strategy strategy = winning_strategy(arena, {g, negative(arena, g)}, Player::Left);
    EXPECT_EQ(strategy.winner, Player::Right);
    EXPECT_EQ(strategy.root.end, StrategyEnd::Mirror);
}

TEST(Strategy, OfTheEmptySumIsToWait) {
    Context context;
    Arena arena(context);
    const Strategy strategy = winning_strategy(arena, {}, Player::Right);
    EXPECT_EQ(strategy.winner, Player::Left);
    EXPECT_EQ(strategy.root.end, StrategyEnd::NoMove);
}

TEST(Strategy, PairsEachPartOnce) {
    Context context;
    Arena arena(context);
    const Game star = arena.nimber(1);
    const Game up = read_value(arena, "^");
    EXPECT_EQ(cancelling_pairs(arena, {star, up, star, star, Game(), negative(arena, up)}),
              (std::vector<std::pair<std::size_t, std::size_t>>{{0, 2}, {1, 5}}));
}

}  // namespace
}  // namespace upstar
