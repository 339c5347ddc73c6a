// The search for who wins a strip, against the values of the engine.
#include "upstar/games/toads/row_search.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
#include "upstar/games/toads/toads_and_frogs.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/order.h"
#include "upstar/values/sum.h"

namespace upstar::toads {
namespace {

ToadStrip strip_of(const std::string& text) { return ToadsAndFrogs().parse(text).strip(); }

TEST(RowSearch, AgreesWithTheValuesOfAllShortStrips) {
    Context context;
    Arena arena(context);
    Evaluator<ToadsAndFrogs::Position> evaluator(arena);
    RowSearch search(context);
    for (SquareSet toads = 0; toads < 128; ++toads)
        for (SquareSet frogs = 0; frogs < 128; ++frogs) {
            if ((toads & frogs) != 0) continue;
            const ToadStrip strip{toads, frogs, 7};
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
    RowSearch search(context);
    const ToadStrip five = strip_of("TTTTT.....FFFF");  // = 1
    for (const Player player : kPlayers) EXPECT_FALSE(search.wins_first(five, -1, false, player));
    EXPECT_FALSE(search.wins_first(five, 0, false, Player::Right));
    EXPECT_TRUE(search.wins_first(five, -2, false, Player::Right));
    EXPECT_TRUE(search.wins_first(five, -1, true, Player::Left));
}

TEST(RowSearch, ChargesForWhatItRemembers) {
    Context context(std::size_t{1} << 20);
    RowSearch search(context);
    EXPECT_THROW(search.wins_first(strip_of("TTTTTT......FFFFF"), -1, false, Player::Left), Error);
}

}  // namespace
}  // namespace upstar::toads
