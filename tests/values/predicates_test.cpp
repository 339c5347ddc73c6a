// Oracle: the plain definitions, over all followers.
#include "upstar/values/predicates.h"

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "small_games.h"
#include "upstar/values/followers.h"
#include "upstar/values/order.h"
#include "upstar/values/print.h"
#include "upstar/values/sum.h"
#include "value_text.h"

namespace upstar {
namespace {

// Smaller than every positive number that a game born by day 3 could reach.
bool plain_infinitesimal(Arena& arena, Game g) {
    const Game little = arena.number(Dyadic(Integer(1), 20));
    return less_or_equal(arena, g, little) && less_or_equal(arena, negative(arena, little), g);
}

bool plain_all_small(Arena& arena, Game g) {
    for (const Game h : followers(arena, g))
        if (arena.options(h, Player::Left).empty() != arena.options(h, Player::Right).empty())
            return false;
    return true;
}

// The rule of the header, with closed forms only where it names them.
Parity by_options(Arena& arena, Game g, const std::function<std::optional<Parity>(Game)>& known) {
    if (const auto at_once = known(g)) return *at_once;
    std::optional<Parity> of_all;
    for (const Player p : kPlayers)
        for (const Game option : arena.options(g, p)) {
            const Parity next = by_options(arena, option, known);
            if (next == Parity::Neither || (of_all && *of_all != next)) return Parity::Neither;
            of_all = next;
        }
    return *of_all == Parity::Even ? Parity::Odd : Parity::Even;
}

void expect_plain(Arena& arena, Game g) {
    const std::string text = to_string(arena, g);
    EXPECT_EQ(is_infinitesimal(arena, g), plain_infinitesimal(arena, g)) << text;
    const Game x = arena.stop(g, Player::Left);
    EXPECT_EQ(is_numberish(arena, g), plain_infinitesimal(arena, difference(arena, g, x))) << text;
    EXPECT_EQ(is_all_small(arena, g), plain_all_small(arena, g)) << text;
    EXPECT_EQ(parity(arena, g), by_options(arena, g,
                                           [&](Game h) -> std::optional<Parity> {
                                               if (!arena.is_integer(h)) return std::nullopt;
                                               return arena.number_part(h).numerator() % 2 == 0
                                                          ? Parity::Even
                                                          : Parity::Odd;
                                           }))
        << text;
    EXPECT_EQ(temper(arena, g), by_options(arena, g,
                                           [&](Game h) -> std::optional<Parity> {
                                               if (!arena.is_number(h)) return std::nullopt;
                                               return Parity::Even;
                                           }))
        << text;
}

TEST(Predicates, HoldAsDefinedForGamesBornByDayThree) {
    SmallGames& small = SmallGames::get();
    for (const Game g : small.day(3)) expect_plain(small.arena, g);
}

TEST(Predicates, HoldAsDefinedForSimpleGames) {
    Context context;
    Arena arena(context);
    for (const Game g : small_simple_games(arena)) expect_plain(arena, g);
}

TEST(Predicates, TiniesAndSwitches) {
    Context context;
    Arena arena(context);
    struct Row {
        const char* game;
        bool is_number_tiny;
        bool is_switch;
    };
    const std::vector<Row> table = {
        {"0", true, false},           {"5/4", true, false},
        {"^", false, false},          {"*", false, false},
        {"Tiny(1)", true, false},     {"Miny(1/2)", true, false},
        {"3Tiny(2)", true, false},    {"1/2Miny({3|2})", true, false},
        {"+-1", false, true},         {"+-{2|1}", false, true},
        {"+-{1,{2|0}}", false, true}, {"{2|0}", false, false},
        {"{2||1|0}", false, false},   {"{1||0|-1}", false, false},
    };
    for (const Row& row : table) {
        const Game g = read_value(arena, row.game);
        EXPECT_EQ(is_number_tiny(arena, g), row.is_number_tiny) << row.game;
        EXPECT_EQ(is_switch(arena, g), row.is_switch) << row.game;
    }
}

}  // namespace
}  // namespace upstar
