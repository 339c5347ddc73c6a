// What is printed parses back to the same value, in both notations that are meant to be read.
#include <gtest/gtest.h>

#include <random>

#include "upstar/lang/session.h"
#include "upstar/values/canonical.h"
#include "upstar/values/products.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

class RoundTrip : public testing::Test {
protected:
    // Numbers with small and large denominators, ups, nimbers, and all their sums.
    Game random_simple() {
        const Integer numerator = static_cast<int>(random_() % 41) - 20;
        const auto exponent = static_cast<std::uint32_t>(random_() % 5);
        const bool plain = random_() % 3 == 0;
        return arena().simple(Dyadic(numerator, exponent),
                              plain ? 0 : static_cast<int>(random_() % 9) - 4,
                              plain ? 0 : static_cast<std::uint32_t>(random_() % 6));
    }

    Game random_game(int depth) {
        if (depth == 0 || random_() % 5 == 0) return random_simple();
        if (random_() % 8 == 0)
            return sum(arena(), arena().integer(static_cast<int>(random_() % 5) - 2),
                       tiny(arena(), random_game(depth - 1)));
        if (random_() % 8 == 0) {
            const Game g = random_game(depth - 1);
            return canonical(arena(), {g}, {negative(arena(), g)});
        }
        if (random_() % 8 == 0)
            return sum(arena(), random_simple(),
                       pow(arena(), arena().simple(Dyadic(), 1, 0),
                           Dyadic(static_cast<int>(2 + random_() % 3))));
        std::vector<Game> sides[2];
        for (auto& side : sides)
            for (auto n = 1 + random_() % 3; n > 0; --n) side.push_back(random_game(depth - 1));
        return canonical(arena(), sides[0], sides[1]);
    }

    void expect_round_trip(Game g) {
        for (const Notation notation : {Notation::Text, Notation::Unicode}) {
            const std::string text = to_string(arena(), g, notation);
            const Value value = session_.evaluate(text);
            ASSERT_TRUE(std::holds_alternative<Game>(value)) << text;
            EXPECT_EQ(session_.text(value, notation), text);
            EXPECT_TRUE(std::get<Game>(value) == g) << text;
        }
    }

    Arena& arena() { return session_.arena(); }

    Session session_;
    std::mt19937_64 random_{20260101};
};

TEST_F(RoundTrip, HoldsForSimpleGames) {
    for (int numerator = -9; numerator <= 9; ++numerator)
        for (std::uint32_t exponent : {0u, 1u, 3u})
            for (int ups = -4; ups <= 4; ++ups)
                for (std::uint32_t nimber = 0; nimber <= 3; ++nimber)
                    expect_round_trip(
                        arena().simple(Dyadic(Integer(numerator), exponent), ups, nimber));
}

TEST_F(RoundTrip, HoldsForRandomGames) {
    for (int i = 0; i < 1500; ++i) expect_round_trip(random_game(1 + i % 3));
}

TEST_F(RoundTrip, HoldsInsideEveryContext) {
    // As the sole option, one of several options, in a switch, a tiny, a sum.
    for (int i = 0; i < 300; ++i) {
        const Game g = random_game(1);
        const std::string text = to_string(arena(), g);
        for (const std::string& query :
             {"{" + text + "|" + text + "}", "{" + text + ",-100|-200," + text + "}",
              "+-{" + text + ",7}", "Tiny(" + text + ")", "(" + text + ")+1",
              "[" + text + "][1]"}) {
            const Value value = session_.evaluate(query);
            const std::string printed = session_.text(value);
            EXPECT_EQ(session_.text(session_.evaluate(printed)), printed) << query;
        }
    }
}

}  // namespace
}  // namespace upstar
