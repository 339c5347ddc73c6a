// Oracles: the definitions on games born by day 3; Grossman and Siegel (2009) for the table.
#include "upstar/values/reduced.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <utility>
#include <vector>

#include "small_games.h"
#include "upstar/values/followers.h"
#include "upstar/values/order.h"
#include "upstar/values/predicates.h"
#include "upstar/values/print.h"
#include "upstar/values/sum.h"
#include "value_text.h"

namespace upstar {
namespace {

TEST(Reduced, GamesBornByDayThreeReduceAlikeExactlyWhenInfinitesimallyClose) {
    SmallGames& small = SmallGames::get();
    Arena& arena = small.arena;
    std::map<Game, Game> first_of_class;  // reduced form -> a game that reduces to it
    for (const Game g : small.day(3)) {
        const Game reduced = reduced_canonical_form(arena, g);
        ASSERT_TRUE(is_infinitesimal(arena, difference(arena, g, reduced))) << to_string(arena, g);
        ASSERT_EQ(reduced_canonical_form(arena, reduced), reduced) << to_string(arena, g);
        // The simplest of its class.
        ASSERT_LE(birthday(arena, reduced), birthday(arena, g)) << to_string(arena, g);
        first_of_class.emplace(reduced, g);
    }
    for (const auto& [reduced, g] : first_of_class)
        for (const auto& [other, h] : first_of_class)
            ASSERT_EQ(is_infinitesimal(arena, difference(arena, reduced, other)), reduced == other)
                << to_string(arena, g) << " and " << to_string(arena, h);
}

TEST(Reduced, Table) {
    Context context;
    Arena arena(context);
    const std::vector<std::pair<const char*, const char*>> table = {
        {"*", "0"},         {"^3*2", "0"},
        {"1*", "1"},        {"Tiny(2)", "0"},
        {"{1|0}", "{1|0}"}, {"{1*|0}", "{1|0}"},
        {"{1|^}", "{1|0}"}, {"{2|{1|1}}", "{2|1}"},
        {"+-(1*)", "+-1"},  {"{2||1|0}", "{2||1|0}"},
    };
    for (const auto& [text, expected] : table) {
        EXPECT_EQ(to_string(arena, reduced_canonical_form(arena, read_value(arena, text))),
                  expected)
            << text;
    }
}

// The definition: {companions of G^L, and 0 if G >= 0 | companions of G^R, and 0 if G <= 0}.
class PlainCompanion {
public:
    explicit PlainCompanion(Arena& arena) : arena_(arena) {}

    Game of(Game g) {
        if (const auto known = known_.find(g); known != known_.end()) return known->second;
        std::array<std::vector<Game>, 2> sides;
        for (const Player p : kPlayers) {
            for (const Game option : arena_.options(g, p)) sides[index(p)].push_back(of(option));
            if (less_or_equal(arena_, p, Game(), g)) sides[index(p)].push_back(Game());
        }
        return known_[g] = canonical(arena_, sides[0], sides[1]);
    }

private:
    Arena& arena_;
    std::map<Game, Game> known_;
};

TEST(Reduced, CompanionsOfGamesBornByDayThreeAreThoseOfTheDefinition) {
    SmallGames& small = SmallGames::get();
    PlainCompanion plain(small.arena);
    for (const Game g : small.day(3)) {
        ASSERT_EQ(companion(small.arena, g), plain.of(g)) << to_string(small.arena, g);
        ASSERT_EQ(companion(small.arena, negative(small.arena, g)),
                  negative(small.arena, companion(small.arena, g)));
    }
}

TEST(Reduced, CompanionsOfSimpleGamesAreThoseOfTheDefinition) {
    Context context;
    Arena arena(context);
    PlainCompanion plain(arena);
    for (const Game g : small_simple_games(arena))
        EXPECT_EQ(companion(arena, g), plain.of(g)) << to_string(arena, g);
}

TEST(Reduced, CompanionIsAnInvolutionOnGamesBornByDayThree) {
    SmallGames& small = SmallGames::get();
    int failures = 0;
    for (const Game g : small.day(3))
        if (companion(small.arena, companion(small.arena, g)) != g) ++failures;
    EXPECT_EQ(failures, 0);
}

}  // namespace
}  // namespace upstar
