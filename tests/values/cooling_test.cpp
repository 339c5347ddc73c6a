// Oracles: the definitions, by brute force where games are small; Winning Ways, ch. 6.
#include "upstar/values/cooling.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <map>
#include <random>
#include <tuple>
#include <utility>
#include <vector>

#include "small_games.h"
#include "upstar/base/error.h"
#include "upstar/values/print.h"
#include "upstar/values/sum.h"
#include "upstar/values/thermograph.h"
#include "value_text.h"

namespace upstar {
namespace {

// Conway's definition of G cooled by t: {G^L_t - t | G^R_t + t}, unless for some s < t this is
// infinitesimally close to a number, which it then stays. The s are tried on a grid of 16ths, fine
// enough for games born by day 3, from below.
class PlainCooling {
public:
    explicit PlainCooling(Arena& arena) : arena_(arena) {}

    Game cooled(Game g, int sixteenths) {
        if (arena_.is_number(g)) return g;
        const auto key = std::pair(g, sixteenths);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        for (int s = 0; s < sixteenths; ++s) {
            const Game cooler = cooled(g, s);
            if (arena_.stop(cooler, Player::Left) == arena_.stop(cooler, Player::Right))
                return known_[key] = arena_.stop(cooler, Player::Left);
        }
        std::array<std::vector<Game>, 2> sides;
        for (const Player p : kPlayers) {
            const Game tax = arena_.number(Dyadic(Integer(-sign(p) * sixteenths), 4));
            for (const Game option : arena_.options(g, p))
                sides[index(p)].push_back(sum(arena_, cooled(option, sixteenths), tax));
        }
        return known_[key] = canonical(arena_, sides[0], sides[1]);
    }

private:
    Arena& arena_;
    std::map<std::pair<Game, int>, Game> known_;
};

TEST(Cooling, GamesBornByDayThreeCoolAsDefined) {
    SmallGames& small = SmallGames::get();
    PlainCooling plain(small.arena);
    std::mt19937 random(16);
    for (int i = 0; i < 300; ++i) {
        const Game g = pick(small.day(3), random);
        for (const int t : {0, 3, 8, 12, 16, 17, 20, 24, 32})
            ASSERT_EQ(cool(small.arena, g, Dyadic(Integer(t), 4)), plain.cooled(g, t))
                << to_string(small.arena, g) << " cooled by " << t << "/16";
    }
}

TEST(Cooling, GamesBornByDayTwoHeatAndOverheatAsDefined) {
    SmallGames& small = SmallGames::get();
    Arena& arena = small.arena;
    const auto with_bonus = [&](Game g, Game t, const std::function<Game(Game)>& of) {
        std::array<std::vector<Game>, 2> sides;
        for (const Player p : kPlayers)
            for (const Game option : arena.options(g, p))
                sides[index(p)].push_back(sum(arena, of(option), seen_by(arena, p, t)));
        return canonical(arena, sides[0], sides[1]);
    };
    for (const char* text : {"1", "1/2", "*", "^", "{1|0}"}) {
        const Game t = read_value(arena, text);
        for (const char* other : {"1", "*", "^"}) {
            const Game s = read_value(arena, other);
            const std::function<Game(Game)> heated = [&](Game g) {
                return arena.is_number(g) ? g : with_bonus(g, t, heated);
            };
            const std::function<Game(Game)> overheated = [&](Game g) {
                return arena.is_integer(g) ? multiple(arena, arena.number_part(g).numerator(), s)
                                           : with_bonus(g, t, overheated);
            };
            for (const Game g : small.day(2)) {
                EXPECT_EQ(heat(arena, g, t), heated(g)) << to_string(arena, g);
                EXPECT_EQ(overheat(arena, g, s, t), overheated(g)) << to_string(arena, g);
            }
        }
    }
}

TEST(Cooling, Table) {
    Context context;
    Arena arena(context);
    const std::vector<std::tuple<const char*, const char*, const char*>> table = {
        {"{4|0}", "1", "{3|1}"},       {"{4|0}", "2", "2*"},
        {"{4|0}", "9/4", "2"},         {"+-1", "1/2", "+-1/2"},
        {"{2||1|0}", "0", "{2||1|0}"}, {"{2||1|0}", "1/2", "{3/2|1*}"},
        {"{2||1|0}", "3/4", "5/4*"},   {"*", "0", "*"},
        {"^", "1/1024", "0"},          {"7/8", "3", "7/8"},
    };
    for (const auto& [g, t, expected] : table)
        EXPECT_EQ(to_string(arena, cool(arena, read_value(arena, g),
                                        arena.number_part(read_value(arena, t)))),
                  expected)
            << g << " cooled by " << t;
    EXPECT_EQ(to_string(arena, freeze(arena, read_value(arena, "{4|0}"))), "2*");
    EXPECT_EQ(to_string(arena, freeze(arena, read_value(arena, "5"))), "5");
    EXPECT_EQ(to_string(arena, heat(arena, arena.nimber(1), arena.integer(3))), "+-3");
}

TEST(Cooling, ByMinusOneOrLessIsRefused) {
    Context context;
    Arena arena(context);
    try {
        cool(arena, read_value(arena, "+-1"), Dyadic(-1));
        ADD_FAILURE();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Input);
    }
}

}  // namespace
}  // namespace upstar
