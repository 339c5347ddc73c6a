// Oracle: brute force (tests/naive), on all games born by day 3 and on random forms above them.
#include "upstar/values/canonical.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "small_games.h"
#include "upstar/base/error.h"
#include "upstar/values/order.h"
#include "upstar/values/print.h"
#include "value_text.h"

namespace upstar {
namespace {

std::vector<Game> images(SmallGames& small, const std::vector<naive::Id>& games) {
    std::vector<Game> all;
    for (const naive::Id g : games) all.push_back(small.image(g));
    return all;
}

// Builds random forms from `pool` and compares their canonical forms, option by option.
void check_random_forms(SmallGames& small, const std::vector<naive::Id>& pool, int count,
                        std::size_t most_options, unsigned seed) {
    std::mt19937 random(seed);
    for (int i = 0; i < count; ++i) {
        const auto left = pick_some(pool, most_options, random);
        const auto right = pick_some(pool, most_options, random);
        const naive::Id expected = small.plain.make(left, right);
        const Game actual = canonical(small.arena, images(small, left), images(small, right));
        ASSERT_EQ(actual, small.image(expected)) << small.plain.to_string(expected);
    }
}

TEST(Canonical, GamesBornByDaysZeroToThreeAreOneFourTwentyTwoAnd1474) {
    SmallGames& small = SmallGames::get();
    const std::vector<std::size_t> expected = {1, 4, 22, 1474};
    for (std::size_t day = 0; day < 4; ++day) {
        std::vector<Game> values = small.day(day);
        std::sort(values.begin(), values.end());
        values.erase(std::unique(values.begin(), values.end()), values.end());
        EXPECT_EQ(values.size(), expected[day]);
        EXPECT_EQ(small.born_by_day[day].size(), expected[day]);
    }
}

TEST(Canonical, EveryPairOfOptionSetsFromDayOneMakesTheBruteForceValue) {
    SmallGames& small = SmallGames::get();
    const auto& day = small.born_by_day[1];
    const auto subset = [&](unsigned bits) {
        std::vector<naive::Id> chosen;
        for (std::size_t i = 0; i < day.size(); ++i)
            if ((bits >> i & 1) != 0) chosen.push_back(day[i]);
        return chosen;
    };
    for (unsigned l = 0; l < 16; ++l)
        for (unsigned r = 0; r < 16; ++r)
            EXPECT_EQ(canonical(small.arena, images(small, subset(l)), images(small, subset(r))),
                      small.image(small.plain.make(subset(l), subset(r))));
}

TEST(Canonical, RandomFormsOfDayTwoGamesMakeTheBruteForceValue) {
    SmallGames& small = SmallGames::get();
    check_random_forms(small, small.born_by_day[2], 5000, 6, 1);
}

TEST(Canonical, RandomFormsOfDayThreeGamesMakeTheBruteForceValue) {
    SmallGames& small = SmallGames::get();
    check_random_forms(small, small.born_by_day[3], 1000, 3, 2);
}

TEST(SlowCanonical, ManyRandomFormsOfDayThreeGamesMakeTheBruteForceValue) {
    SmallGames& small = SmallGames::get();
    check_random_forms(small, small.born_by_day[3], 30000, 4, 3);
}

TEST(Canonical, SimpleGamesHaveTheOptionsOfTheirBruteForceForm) {
    SmallGames& small = SmallGames::get();
    naive::Games& plain = small.plain;
    const naive::Id up = plain.parse("{0|*}");
    for (const char* number : {"0", "1", "-2", "1/2", "-3/4"}) {
        const Game x = read_value(small.arena, number);
        for (int ups = -3; ups <= 3; ++ups)
            for (int nimber = 0; nimber <= 5; ++nimber) {
                naive::Id g = plain.sum(plain.parse(number), plain.nimber(nimber));
                for (int i = 0; i < std::abs(ups); ++i)
                    g = plain.sum(g, ups > 0 ? up : plain.negative(up));
                EXPECT_EQ(small.image(g), small.arena.simple(small.arena.number_part(x), ups,
                                                             static_cast<std::uint32_t>(nimber)))
                    << number << " + " << ups << " ups + *" << nimber;
            }
    }
}

TEST(Canonical, FormsOfSimpleGamesBecomeSimpleRecords) {
    Context context;
    Arena arena(context);
    for (const Game g : small_simple_games(arena)) {
        const Game again = canonical(arena, arena.options(g, Player::Left).to_vector(),
                                     arena.options(g, Player::Right).to_vector());
        EXPECT_EQ(again, g) << to_string(arena, g);
    }
}

TEST(Canonical, KnownForms) {
    Context context;
    Arena arena(context);
    const std::vector<std::pair<const char*, const char*>> table = {
        {"{|}", "0"},
        {"{0|}", "1"},
        {"{-5|5}", "0"},
        {"{0|1}", "1/2"},
        {"{1/4|5/16}", "9/32"},
        {"{0|{0|-1}}", "Tiny(1)"},
        {"{*|}", "0"},
        {"{^|}", "1"},
        {"{v|}", "0"},
        {"{0,*,*2|0,*,*2}", "*3"},
        {"{0,*,*3|0,*,*3}", "*2"},
        {"{0|^}", "^^*"},
        {"{0,*|0}", "^*"},
        {"{0|^^*}", "^3"},
        {"{^|v}", "*"},
        {"{^|*}", "^[2]"},
        {"{1|1}", "1*"},
        {"{2|2,2*}", "2v*"},
        {"{+-1|+-1}", "0"},
        {"{+-1|+-2}", "0"},
        {"{1,+-1|}", "2"},
        {"{{2|1}|0}", "{2|1||0}"},
        {"{{5|*20}|0}", "^*"},
        {"{0,*17|0,*17}", "*"},
        {"{1|*1000000000}", "{1|*1000000000}"},
        {"{*1000000000|0}", "v*1000000001"},
        {"{*1000000000,*5|*1000000000,*5}", "0"},
    };
    for (const auto& [form, value] : table)
        EXPECT_EQ(to_string(arena, read_value(arena, form)), value) << form;
}

// The options at stake reach from *14 to *20, where comparisons with nimbers begin to look only at
// those that are not remote.
TEST(Canonical, FormsWithNimbersAroundTheRelevanceCutMakeTheBruteForceValue) {
    Context context;
    Arena arena(context);
    naive::Games plain;
    naive::EngineImage image(arena, plain);
    std::vector<naive::Id> pool;
    for (int n = 0; n <= 20; n += n == 1 ? 13 : 1) pool.push_back(plain.nimber(n));
    for (const char* text : {"1", "-1", "+-1", "{1|*15}", "{*17|-1}", "{0|{0|-1}}", "{0|*16}",
                             "{{1|*18}|0}", "{0,*,*2|{*16|-1}}"})
        pool.push_back(plain.parse(text));
    std::mt19937 random(4);
    for (int i = 0; i < 400; ++i) {
        const auto left = pick_some(pool, 4, random);
        const auto right = pick_some(pool, 4, random);
        std::vector<Game> left_images;
        std::vector<Game> right_images;
        for (const naive::Id g : left) left_images.push_back(image(g));
        for (const naive::Id g : right) right_images.push_back(image(g));
        const naive::Id expected = plain.make(left, right);
        ASSERT_EQ(canonical(arena, left_images, right_images), image(expected))
            << plain.to_string(expected);
    }
}

TEST(Canonical, RunsOfNimbersAroundTheRelevanceCutHaveTheirMexAsValue) {
    Context context;
    Arena arena(context);
    for (std::uint32_t count = 12; count < 40; ++count)
        for (const std::uint32_t extra : {count + 1, count + 2, 2 * count, 1000000000u}) {
            std::vector<Game> options;
            for (std::uint32_t n = 0; n < count; ++n) options.push_back(arena.nimber(n));
            options.push_back(arena.nimber(extra));
            EXPECT_EQ(canonical(arena, options, options), arena.nimber(count));
        }
}

// Right's answer *1000000000 makes Left's option reversible; bypassing it to the letter would list
// all smaller nimbers.
TEST(Canonical, ReversingThroughAHugeNimberEndsWithAValueOrALimit) {
    Context context;
    Arena arena(context);
    try {
        EXPECT_EQ(to_string(arena, read_value(arena, "{{5|*1000000000}|0}")), "^*");
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Limit);
    }
}

}  // namespace
}  // namespace upstar
