// Oracle: the plain definitions, over the canonical options, with no closed form.
#include "upstar/values/followers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "small_games.h"
#include "upstar/base/error.h"
#include "upstar/values/print.h"
#include "value_text.h"

namespace upstar {
namespace {

std::set<Game> plain_followers(Arena& arena, Game g) {
    std::set<Game> seen = {g};
    std::vector<Game> open = {g};
    while (!open.empty()) {
        const Game next = open.back();
        open.pop_back();
        for (const Player p : kPlayers)
            for (const Game option : arena.options(next, p))
                if (seen.insert(option).second) open.push_back(option);
    }
    return seen;
}

int plain_birthday(Arena& arena, Game g) {
    int latest = -1;
    for (const Player p : kPlayers)
        for (const Game option : arena.options(g, p))
            latest = std::max(latest, plain_birthday(arena, option));
    return latest + 1;
}

int plain_stop_count(Arena& arena, Game g) {
    if (arena.is_number(g)) return 1;
    int total = 0;
    for (const Player p : kPlayers)
        for (const Game option : arena.options(g, p)) total += plain_stop_count(arena, option);
    return total;
}

// Whether `p` wins when he moves first and the player without a move wins.
bool plain_misere_win(Arena& arena, Game g, Player p) {
    const Options options = arena.options(g, p);
    if (options.empty()) return true;
    for (const Game option : options)
        if (!plain_misere_win(arena, option, opponent(p))) return true;
    return false;
}

Outcome plain_misere_outcome(Arena& arena, Game g) {
    const bool left = plain_misere_win(arena, g, Player::Left);
    const bool right = plain_misere_win(arena, g, Player::Right);
    if (left == right) return left ? Outcome::N : Outcome::P;
    return left ? Outcome::L : Outcome::R;
}

void expect_plain_counts(Arena& arena, Game g) {
    const std::set<Game> expected = plain_followers(arena, g);
    const std::vector<Game> all = followers(arena, g);
    ASSERT_EQ(std::set<Game>(all.begin(), all.end()), expected) << to_string(arena, g);
    ASSERT_EQ(all.size(), expected.size());
    ASSERT_EQ(follower_count(arena, g), expected.size()) << to_string(arena, g);
    ASSERT_EQ(birthday(arena, g), plain_birthday(arena, g)) << to_string(arena, g);
    ASSERT_EQ(stop_count(arena, g), plain_stop_count(arena, g)) << to_string(arena, g);
    ASSERT_EQ(misere_outcome(arena, g), plain_misere_outcome(arena, g)) << to_string(arena, g);
}

TEST(Followers, CountsOfGamesBornByDayThreeAreThoseOfTheDefinitions) {
    SmallGames& small = SmallGames::get();
    for (const Game g : small.day(3)) expect_plain_counts(small.arena, g);
}

TEST(Followers, BirthdaysAreTheDaysOnWhichBruteForceFoundTheGames) {
    SmallGames& small = SmallGames::get();
    for (std::size_t day = 4; day-- > 0;)
        for (const Game g : small.day(day)) EXPECT_LE(birthday(small.arena, g), day);
    std::array<int, 4> born{};
    for (const Game g : small.day(3)) ++born[static_cast<std::size_t>(birthday(small.arena, g))];
    EXPECT_EQ(born, (std::array<int, 4>{1, 3, 18, 1452}));
}

TEST(Followers, CountsOfSimpleGamesAreThoseOfTheDefinitions) {
    Context context;
    Arena arena(context);
    for (const Game g : small_simple_games(arena)) expect_plain_counts(arena, g);
}

TEST(Followers, CountsOfFormsWithRunsInCommonAreThoseOfTheDefinitions) {
    Context context;
    Arena arena(context);
    for (const char* text :
         {"{5,3*4|-3}", "{3*2,3^|2*5||-2}", "{^3,*3|-5/8}", "{2^4*2|2^3*3}", "{^^*3|v4*2}",
          "{1/2^*|-1/2v3||-7/4*2}", "+-{3/4|^5}", "Tiny({3|^^*2})", "{1^3|^3}", "{2||^4*|vv*}"})
        expect_plain_counts(arena, read_value(arena, text));
}

TEST(Followers, HugeNumbersNimbersAndUpsAreCountedInClosedForm) {
    Context context;
    Arena arena(context);
    struct Row {
        const char* game;
        const char* followers;
        const char* birthday;
    };
    const std::vector<Row> table = {
        {"5000000000", "5000000001", "5000000000"},
        {"*1000000000", "1000000001", "1000000000"},
        {"1/2147483648", "33", "32"},
        {"^1000000000", "1000000002", "1000000001"},
        {"{5000000000|-7}", "5000000009", "5000000001"},
    };
    for (const Row& row : table) {
        const Game g = read_value(arena, row.game);
        EXPECT_EQ(follower_count(arena, g).str(), row.followers) << row.game;
        EXPECT_EQ(birthday(arena, g).str(), row.birthday) << row.game;
    }
    EXPECT_EQ(stop_count(arena, read_value(arena, "^1000000000")), 1000000003);
    EXPECT_EQ(stop_count(arena, read_value(arena, "{5000000000|-7}")), 2);
    EXPECT_LT(arena.simple_count(), 200u);
}

TEST(Followers, MoreThanAskedForAreALimit) {
    Context context;
    Arena arena(context);
    for (const char* text : {"5000000000", "*1000000000", "^1000000000"}) try {
            followers(arena, read_value(arena, text));
            ADD_FAILURE() << text;
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Limit);
        }
}

}  // namespace
}  // namespace upstar
