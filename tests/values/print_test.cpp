// Oracles: CGSuite's notation (print.h says where we differ), and reading back what was printed.
#include "upstar/values/print.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "random_game.h"
#include "small_games.h"
#include "upstar/values/products.h"
#include "upstar/values/sum.h"
#include "value_text.h"

namespace upstar {
namespace {

TEST(Print, Table) {
    Context context;
    Arena arena(context);
    // Each prints as it is written.
    for (const char* text : {"0",
                             "-7",
                             "5/8",
                             "-1/2147483648",
                             "*",
                             "*2",
                             "1*",
                             "1/2*",
                             "9+*2",
                             "^",
                             "v",
                             "^^",
                             "vv",
                             "^3",
                             "v4*",
                             "^*",
                             "^^*3",
                             "1^",
                             "-1v*",
                             "1+^3",
                             "2vv*2",
                             "^<2>",
                             "v<3>*",
                             "^[2]",
                             "v[3]*2",
                             "1^<2>",
                             "+-1",
                             "+-1/2",
                             "+-{2|1}",
                             "+-(1*)",
                             "+-{1,{2|0}}",
                             "{1|0}",
                             "{2||1|0}",
                             "{3|2||1|0}",
                             "{3||2|1|||0}",
                             "{4|||3||2|1}",
                             "{1|*}",
                             "{1|^}",
                             "Tiny(1)",
                             "Miny(1/2)",
                             "Tiny({3|1})",
                             "1/2Tiny(2)",
                             "-3Miny(1)",
                             "{1,1*|0}",
                             "{1|*1000000000}",
                             "{5000000000|0}"})
        EXPECT_EQ(to_string(arena, read_value(arena, text)), text);
}

TEST(Print, BracesComeBackAtFourBars) {
    Context context;
    Arena arena(context);
    Game g = read_value(arena, "{5|4}");
    for (int n = 3; n > -4; --n) g = canonical(arena, {g}, {arena.integer(n)});
    EXPECT_EQ(to_string(arena, g), "{{5|4||3|||2||||1}|0||-1|||-2||||-3}");
    EXPECT_EQ(read_value(arena, to_string(arena, g)), g);
}

TEST(Print, UnicodeAndLatex) {
    Context context;
    Arena arena(context);
    struct Row {
        const char* game;
        const char* unicode;
        const char* latex;
    };
    const std::vector<Row> table = {
        {"3/4", "3/4", "\\frac{3}{4}"},
        {"-3/4", "-3/4", "-\\frac{3}{4}"},
        {"^*2", "↑∗2", "\\uparrow \\ast 2"},
        {"vv", "⇓", "\\Downarrow "},
        {"+-1", "±1", "\\pm 1"},
        {"Tiny(2)", "⧾(2)", "{\\boldsymbol +}_{2}"},
        {"{2||1|0}", "{2||1|0}", "\\left\\{2\\,\\|\\,1\\,|\\,0\\right\\}"},
        {"^<2>", "↑<2>", "\\uparrow ^{2}"},
        {"v[2]", "↓[2]", "\\downarrow _{[2]}"},
    };
    for (const Row& row : table) {
        const Game g = read_value(arena, row.game);
        EXPECT_EQ(to_string(arena, g, Notation::Unicode), row.unicode);
        EXPECT_EQ(to_string(arena, g, Notation::Latex), row.latex);
    }
}

TEST(Print, GamesBornByDayThreeReadBack) {
    SmallGames& small = SmallGames::get();
    for (const Game g : small.day(3)) {
        const std::string text = to_string(small.arena, g);
        ASSERT_EQ(read_value(small.arena, text), g) << text;
    }
}

TEST(Print, SimpleGamesAndTheirSwitchesReadBack) {
    Context context;
    Arena arena(context);
    for (const Game g : small_simple_games(arena)) {
        EXPECT_EQ(read_value(arena, to_string(arena, g)), g) << to_string(arena, g);
        const Game two_sided = canonical(arena, {g}, {negative(arena, g)});
        EXPECT_EQ(read_value(arena, to_string(arena, two_sided)), two_sided) << to_string(arena, g);
        const Game threat = tiny(arena, g);
        EXPECT_EQ(read_value(arena, to_string(arena, threat)), threat) << to_string(arena, g);
    }
}

RC_GTEST_PROP(Print, RandomGamesReadBack, ()) {
    const Game g = random_game();
    const Game h = sum(random_arena(), g, small_random_game());
    for (const Game each : {g, h, tiny(random_arena(), g)})
        RC_ASSERT(read_value(random_arena(), to_string(random_arena(), each)) == each);
}

TEST(Print, TextDoesNotDependOnTheOrderOfInterning) {
    SmallGames& small = SmallGames::get();
    std::vector<std::string> texts;
    for (const Game g : small.day(3)) texts.push_back(to_string(small.arena, g));
    std::mt19937 random(17);
    std::shuffle(texts.begin(), texts.end(), random);
    Context context;
    Arena arena(context);
    for (const std::string& text : texts)
        ASSERT_EQ(to_string(arena, read_value(arena, text)), text);
}

TEST(Print, SortsNumbersThenNimbersThenUptimalsThenTheRest) {
    Context context;
    Arena arena(context);
    const std::vector<const char*> expected = {"-1", "0", "1/2", "2",     "*",         "*3",
                                               "vv", "v", "^",   "^<2>*", "{1||0|-1}", "{2|0}"};
    std::vector<Game> games;
    for (const char* text : expected) games.push_back(read_value(arena, text));
    std::mt19937 random(18);
    std::shuffle(games.begin(), games.end(), random);
    sort_for_print(arena, games);
    std::string listed;
    for (const Game g : games) listed += to_string(arena, g) + " ";
    EXPECT_EQ(listed, "-1 0 1/2 2 * *3 vv v ^<2>* ^ {1||0|-1} {2|0} ");
}

}  // namespace
}  // namespace upstar
