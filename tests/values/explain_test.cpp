// The steps are checked one by one: each is allowed by the definition and keeps the value, and the
// last leaves the canonical options.
#include "upstar/values/explain.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

#include "small_games.h"
#include "upstar/base/error.h"
#include "upstar/values/canonical.h"
#include "upstar/values/order.h"
#include "value_text.h"

namespace upstar {
namespace {

std::vector<Game> sorted(std::vector<Game> games) {
    std::sort(games.begin(), games.end());
    games.erase(std::unique(games.begin(), games.end()), games.end());
    return games;
}

bool contains(const std::vector<Game>& games, Game g) {
    return std::find(games.begin(), games.end(), g) != games.end();
}

void expect_sound(Arena& arena, const std::vector<Game>& left, const std::vector<Game>& right) {
    const Explanation explanation = explain(arena, left, right);
    ASSERT_EQ(explanation.value, canonical(arena, left, right));
    std::array<std::vector<Game>, 2> before = {sorted(left), sorted(right)};
    for (const SimplificationStep& step : explanation.steps) {
        const std::vector<Game>& options = before[index(step.player)];
        ASSERT_TRUE(contains(options, step.option));
        if (step.kind == SimplificationStep::Kind::Dominated) {
            ASSERT_TRUE(contains(options, step.by));
            ASSERT_TRUE(less_or_equal(arena, step.player, step.option, step.by));
        } else {
            ASSERT_TRUE(
                contains(arena.options(step.option, opponent(step.player)).to_vector(), step.by));
            ASSERT_TRUE(less_or_equal(arena, step.player, step.by, explanation.value));
            ASSERT_EQ(sorted(step.replacement),
                      sorted(arena.options(step.by, step.player).to_vector()));
        }
        ASSERT_EQ(canonical(arena, step.left_after, step.right_after), explanation.value);
        before = {sorted(step.left_after), sorted(step.right_after)};
    }
    for (const Player p : kPlayers)
        ASSERT_EQ(before[index(p)], sorted(arena.options(explanation.value, p).to_vector()));
}

TEST(Explain, TakesItsStepsInTheSameOrderWhateverWasComputedBefore) {
    const auto explained = [](const std::vector<std::uint32_t>& made_first) {
        Context context;
        Arena arena(context);
        for (const std::uint32_t n : made_first) arena.nimber(n);
        const std::vector<Game> stars = {arena.nimber(2), arena.nimber(3), arena.nimber(5)};
        return explanation_text(arena, stars, {arena.simple(1, 0, 0)});
    };
    EXPECT_EQ(explained({}), explained({5, 3, 2}));
}

TEST(Explain, RandomFormsAreSimplifiedByTheDefinition) {
    SmallGames& small = SmallGames::get();
    std::mt19937 random(19);
    for (int i = 0; i < 3000; ++i)
        expect_sound(small.arena, pick_some(small.day(i % 2 == 0 ? 2 : 3), 4, random),
                     pick_some(small.day(i % 2 == 0 ? 2 : 3), 4, random));
}

TEST(Explain, SaysEachStepInALine) {
    Context context;
    Arena arena(context);
    const auto all = [&](std::vector<const char*> left, std::vector<const char*> right) {
        std::array<std::vector<Game>, 2> sides;
        for (const char* text : left) sides[0].push_back(read_value(arena, text));
        for (const char* text : right) sides[1].push_back(read_value(arena, text));
        std::string lines;
        for (const std::string& line : explanation_text(arena, sides[0], sides[1]))
            lines += line + "\n";
        return lines;
    };
    EXPECT_EQ(all({"1", "0"}, {"-1"}),
              "{0,1|-1}\n"
              "Left's option 0 is dominated by 1 -> {1|-1}\n"
              "no option is dominated or reversible any more: this is canonical\n"
              "= +-1\n");
    EXPECT_EQ(
        all({}, {"2"}),
        "{|2}\n"
        "Right's option 2 is reversible: Left answers with 1, from which Right has no move: it "
        "goes -> {|}\n"
        "no option is dominated or reversible any more: this is canonical\n"
        "= 0\n");
    EXPECT_EQ(
        all({"^"}, {"v"}),
        "{^|v}\n"
        "Left's option ^ is reversible: Right answers with *, Left's moves from there take its "
        "place: 0 -> {0|v}\n"
        "Right's option v is reversible: Left answers with *, Right's moves from there take its "
        "place: 0 -> {0|0}\n"
        "no option is dominated or reversible any more: this is canonical\n"
        "= *\n");
    EXPECT_EQ(all({"1"}, {"0"}),
              "{1|0}\n"
              "no option is dominated or reversible: this is canonical\n"
              "= {1|0}\n");
}

TEST(Explain, NimbersTooLargeAreALimit) {
    Context context;
    Arena arena(context);
    try {
        explain(arena, {arena.nimber(1000000000)}, {arena.nimber(1000000000)});
        ADD_FAILURE();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Limit);
    }
}

}  // namespace
}  // namespace upstar
