// Oracle: brute force (tests/naive) on the games born by days 2 and 3.
#include "upstar/values/sum.h"

#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <tuple>

#include "small_games.h"
#include "upstar/base/error.h"
#include "upstar/values/print.h"
#include "value_text.h"

namespace upstar {
namespace {

void check_sum(naive::Id g, naive::Id h) {
    SmallGames& small = SmallGames::get();
    ASSERT_EQ(sum(small.arena, small.image(g), small.image(h)), small.image(small.plain.sum(g, h)))
        << small.plain.to_string(g) << " + " << small.plain.to_string(h);
}

TEST(Sum, AgreesWithBruteForceOnAllPairsFromDayTwo) {
    SmallGames& small = SmallGames::get();
    for (const naive::Id g : small.born_by_day[2])
        for (const naive::Id h : small.born_by_day[2]) check_sum(g, h);
}

TEST(Sum, AgreesWithBruteForceOnASampleOfDayTwoWithDayThree) {
    SmallGames& small = SmallGames::get();
    std::mt19937 random(6);
    for (int i = 0; i < 800; ++i)
        check_sum(pick(small.born_by_day[2], random), pick(small.born_by_day[3], random));
}

TEST(Sum, AgreesWithBruteForceOnASampleOfPairsFromDayThree) {
    SmallGames& small = SmallGames::get();
    std::mt19937 random(7);
    for (int i = 0; i < 60; ++i)
        check_sum(pick(small.born_by_day[3], random), pick(small.born_by_day[3], random));
}

TEST(SlowSum, AgreesWithBruteForceOnDayTwoWithDayThree) {
    SmallGames& small = SmallGames::get();
    for (const naive::Id g : small.born_by_day[2])
        for (const naive::Id h : small.born_by_day[3]) check_sum(g, h);
}

TEST(SlowSum, AgreesWithBruteForceOnManyPairsFromDayThree) {
    SmallGames& small = SmallGames::get();
    std::mt19937 random(8);
    for (int i = 0; i < 1500; ++i)
        check_sum(pick(small.born_by_day[3], random), pick(small.born_by_day[3], random));
}

TEST(Sum, NegativesAgreeWithBruteForceOnDayThree) {
    SmallGames& small = SmallGames::get();
    for (const naive::Id g : small.born_by_day[3]) {
        const Game image = small.image(g);
        const Game minus = negative(small.arena, image);
        ASSERT_EQ(minus, small.image(small.plain.negative(g))) << small.plain.to_string(g);
        ASSERT_EQ(negative(small.arena, minus), image);
        ASSERT_TRUE(difference(small.arena, image, image).is_zero());
    }
}

// Number translation: the options of G + x are those of G, each plus x.
TEST(Sum, TranslationByNumbersAgreesWithBruteForceOnDayThree) {
    SmallGames& small = SmallGames::get();
    std::mt19937 random(9);
    for (const char* number : {"1", "-2", "1/2", "-3/4"}) {
        const naive::Id x = small.plain.parse(number);
        for (int i = 0; i < 60; ++i) check_sum(pick(small.born_by_day[3], random), x);
    }
}

TEST(Sum, Table) {
    Context context;
    Arena arena(context);
    const std::vector<std::tuple<const char*, const char*, const char*>> table = {
        {"*", "*", "0"},
        {"*5", "*3", "*6"},
        {"^", "^*", "^^*"},
        {"1/2", "1/2", "1"},
        {"+-1", "+-1", "0"},
        {"+-1", "1", "{2|0}"},
        {"{2|0}", "{1|0}", "{3|2||1|0}"},
        {"{1|0}", "{1|0}", "1"},
        {"+-1", "*", "+-(1*)"},
        {"^<2>", "^", "^[2]"},
        {"Tiny(1)", "5/2", "5/2Tiny(1)"},
        {"*1000000000", "*999999999", "*1023"},
        {"{5000000000|0}", "-2500000000", "+-2500000000"},
        {"{1/2147483648|0}", "{1/2147483648|0}", "1/2147483648"},
        {"9223372036854775807", "1", "9223372036854775808"},
        {"{9223372036854775807|0}", "9223372036854775807",
         "{18446744073709551614|9223372036854775807}"},
    };
    for (const auto& [g, h, expected] : table)
        EXPECT_EQ(to_string(arena, sum(arena, read_value(arena, g), read_value(arena, h))),
                  expected)
            << g << " + " << h;
}

TEST(Sum, MultiplesAreRepeatedSums) {
    Context context;
    Arena arena(context);
    for (const char* text :
         {"0", "3/4", "^*", "*3", "+-1", "{1|0}", "Tiny(1)", "{2||1|0}", "2v*2"}) {
        const Game g = read_value(arena, text);
        Game total;
        for (int n = 0; n <= 6; ++n) {
            EXPECT_EQ(multiple(arena, n, g), total) << n << " * " << text;
            EXPECT_EQ(multiple(arena, -n, g), negative(arena, total)) << -n << " * " << text;
            total = sum(arena, total, g);
        }
    }
}

TEST(Sum, TooManyUpsAreALimit) {
    Context context;
    Arena arena(context);
    const Game many = arena.simple(Dyadic(), 2147483647, 0);
    EXPECT_EQ(arena.ups(negative(arena, many)), -2147483647);
    for (const auto& work :
         {std::function<void()>([&] { sum(arena, many, many); }),
          std::function<void()>([&] { multiple(arena, Integer(1) << 80, many); })})
        try {
            work();
            ADD_FAILURE();
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Limit);
        }
}

}  // namespace
}  // namespace upstar
