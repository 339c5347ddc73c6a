// The search for who wins a strip, against the values of the engine.
#include "upstar/papers/row_search.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
#include "upstar/papers/every_strip.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/order.h"
#include "upstar/values/sum.h"

namespace upstar {

using namespace toads;
namespace {

TEST(RowSearch, AgreesWithTheValuesOfAllShortStrips) {
    Session session;
    Arena& arena = session.arena();
    auto& evaluator = session.evaluators().get<Evaluator<ToadsAndFrogs::Position>>();
    RowSearch search(session.context(), 20);
    for (std::size_t number = 0; number < power_of_3(7); ++number) {
        const ToadStrip strip = strip_of(numbered_strip(number, 7));
        const Game value = evaluator.value(ToadsAndFrogs::Position(strip, {}));
        for (int n = -3; n <= 3; ++n)
            for (const bool star : {false, true}) {
                const Game total = sum(arena, value, arena.simple(Dyadic(n), 0, star ? 1 : 0));
                for (const Player player : kPlayers)
                    ASSERT_EQ(search.wins_first(strip, n, star, player),
                              !less_or_equal(arena, player, total, Game()))
                        << to_string(strip) << " + " << n << (star ? "*" : "");
            }
    }
}

TEST(RowSearch, FindsTheValuesOfLargerStartingPositions) {
    Context context;
    RowSearch search(context, 20);
    const ToadStrip five = strip_of("TTTTT.....FFFF");  // = 1
    for (const Player player : kPlayers) EXPECT_FALSE(search.wins_first(five, -1, false, player));
    EXPECT_TRUE(search.wins_first(five, 0, false, Player::Right) == false);
    EXPECT_TRUE(search.wins_first(five, -2, false, Player::Right));
    EXPECT_TRUE(search.wins_first(five, -1, true, Player::Left));
}

TEST(RowSearch, SaysSoWhenItsTableIsFull) {
    Context context;
    RowSearch search(context, 6);
    EXPECT_THROW(search.wins_first(strip_of("TTTT....FFF"), -1, true, Player::Left), Error);
}

}  // namespace
}  // namespace upstar
