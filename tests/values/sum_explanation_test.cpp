// The moves of a sum and the pairs that cancel, against brute force.
#include "upstar/values/sum_explanation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "naive/naive_values.h"
#include "small_games.h"
#include "value_text.h"

namespace upstar {
namespace {

class SumIsExplained : public testing::Test {
protected:
    void check(const std::vector<Game>& parts) {
        const SumExplanation explanation = explain_sum(small.arena, parts);
        ASSERT_EQ(plain(explanation.value()), plain.sum(parts));
        for (const auto& [a, b] : explanation.cancelling)
            ASSERT_EQ(small.plain.sum(plain(parts[a]), plain(parts[b])), small.plain.integer(0));
        if (explanation.cancels()) {
            ASSERT_TRUE(explanation.value().is_zero());
        }
        std::size_t count = 0;
        for (const Player player : kPlayers)
            for (const Game part : parts) count += plain.options(plain(part), player).size();
        ASSERT_EQ(explanation.options.size(), count);
        for (const SumOption& option : explanation.options) {
            std::vector<Game> after = parts;
            ASSERT_TRUE(is_option(parts[option.move.part], option.player, option.move.to));
            after[option.move.part] = option.move.to;
            ASSERT_EQ(plain(option.value), plain.sum(after));
            if (!option.mirrored) continue;
            ASSERT_TRUE(is_option(parts[option.mirrored->part], opponent(option.player),
                                  option.mirrored->to));
            after[option.mirrored->part] = option.mirrored->to;
            ASSERT_EQ(plain.sum(after), plain.sum(parts));
        }
    }

    bool is_option(Game g, Player player, Game option) {
        const auto& options = plain.options(plain(g), player);
        return std::find(options.begin(), options.end(), plain(option)) != options.end();
    }

    SmallGames& small = SmallGames::get();
    naive::Values plain{small.arena, small.plain};
};

TEST_F(SumIsExplained, OfEveryPairOfGamesBornByDayTwo) {
    for (const Game g : small.day(2))
        for (const Game h : small.day(2)) check({g, h});
}

TEST_F(SumIsExplained, OfThreeAndFourParts) {
    std::mt19937 random(5);
    for (int i = 0; i < 200; ++i) {
        const Game g = pick(small.day(2), random);
        check({g, pick(small.day(3), random), negative(small.arena, g)});
        check({pick(small.day(1), random), g, pick(small.day(2), random), Game()});
    }
}

TEST(SumExplanation, SeesASwitchCancelItself) {
    Context context;
    Arena arena(context);
    const Game g = read_value(arena, "+-1");
    const SumExplanation explanation = explain_sum(arena, {g, g});
    EXPECT_TRUE(explanation.cancels());
    EXPECT_TRUE(explanation.value().is_zero());
    ASSERT_EQ(explanation.options.size(), 4u);
    EXPECT_EQ(explanation.options[0].value, read_value(arena, "{2|0}"));
    EXPECT_EQ(explanation.options[0].mirrored, (PartMove{1, arena.integer(-1)}));
}

}  // namespace
}  // namespace upstar
