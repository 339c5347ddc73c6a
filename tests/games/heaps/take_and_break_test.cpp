#include "upstar/games/heaps/take_and_break.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/games/heaps/subtraction.h"
#include "upstar/positions/position.h"

namespace upstar::heaps {
namespace {

static_assert(Ruleset<TakeAndBreak> && Ruleset<Subtraction>);
static_assert(ImpartialPosition<TakeAndBreak::Position>);

CodePtr code(std::string_view text) { return parse_code(text); }

// "8  1,7": the options of a heap, - the empty one.
std::string options(std::string_view text, std::uint32_t heap) {
    std::string all;
    code(text)->for_each_option(heap, [&](const Heaps& heaps) {
        all += (all.empty() ? "" : "  ") + (heaps.empty() ? "-" : to_string(heaps));
        return true;
    });
    return all;
}

std::string fault(const std::string& text) {
    try {
        code(text);
    } catch (const Error& error) {
        return std::to_string(error.offset().value()) + ": " + error.message();
    }
    return "fine";
}

TEST(TakeAndBreak, DigitsSayWhatIsLeft) {
    // CGSuite's own tests of its codes.
    EXPECT_EQ(options("0.3", 9), "8");
    EXPECT_EQ(options("0.7", 9), "8  1,7  2,6  3,5  4,4");
    EXPECT_EQ(options("0.77", 9), "8  1,7  2,6  3,5  4,4  7  1,6  2,5  3,4");
    EXPECT_EQ(options("4.0", 8), "1,7  2,6  3,5  4,4");
    EXPECT_EQ(options("4!.0", 8), "1,7  2,6  3,5");
    EXPECT_EQ(options("0.3F!", 9), "8  7  1,6  2,5  3,4  1,2,4");
    EXPECT_EQ(options("0.3f?", 11),
              "10  9  1,8  2,7  3,6  4,5  1,1,7  1,2,6  1,3,5  1,4,4  2,2,5  2,3,4");
    EXPECT_EQ(options("0.*?3", 7), "6  1,5  2,4  1,1,4  1,2,3  1,1,1,3  1,1,2,2  1,1,1,1,2  5");
    EXPECT_EQ(options("0.[3]", 7), "6  5  4  3  2  1  -");
    EXPECT_EQ(options("0.[2]", 7), "6  5  4  3  2  1");
    EXPECT_EQ(options("0.3[1]", 7), "6  -");
    EXPECT_EQ(options("0.7[03]", 7), "6  1,5  2,4  3,3  4  2  -");
    EXPECT_EQ(options("80.0", 7), "1,1,6  1,2,5  1,3,4  2,2,4  2,3,3");
    EXPECT_EQ(options("0.*=", 11), "10  5,5  2,2,2,2,2  1,1,1,1,1,1,1,1,1,1");
    EXPECT_EQ(options("0.{0,1,3+}", 2), "1");
    EXPECT_EQ(options("0.{2,3?+}", 7), "1,5  2,4  3,3  1,1,4  1,2,3  1,1,1,3  1,1,2,2  1,1,1,1,2");
    EXPECT_EQ(options("0.77", 0), "");
}

TEST(TakeAndBreak, RefusesBadCodesAndSaysWhere) {
    EXPECT_EQ(fault("77"), "2: a code has a point, such as 0.77");
    EXPECT_EQ(fault(".77"), "0: a digit stands before the point, such as 0.77");
    EXPECT_EQ(fault("0.7.7"), "3: a code has one point");
    EXPECT_EQ(fault("0.7-"),
              "3: a digit is 0 to 9, A to Z, * or {...}, such as in 0.77 or 0.{2,3}");
    EXPECT_EQ(fault("0.{2"), "4: numbers of heaps are joined by commas in braces, such as {2,3+}");
    EXPECT_EQ(fault("0.[3"), "4: a ']' is missing");
    EXPECT_EQ(fault("0.[]"), "3: ']' without '[' and a digit before it");
    for (const char* endless : {"1.0", "2.0", "20.017", "40.0", "*.0"})
        EXPECT_EQ(fault(endless).substr(0, 22), "0: play would not end:") << endless;
}

// The values by the definition.
std::vector<std::uint32_t> values(const CodePtr& code, std::uint32_t most) {
    std::vector<std::uint32_t> values = {0};
    for (std::uint32_t heap = 1; heap <= most; ++heap) {
        std::set<std::uint32_t> taken;
        code->for_each_option(heap, [&](const Heaps& heaps) {
            std::uint32_t sum = 0;
            for (const std::uint32_t part : heaps) sum ^= values[part];
            taken.insert(sum);
            return true;
        });
        std::uint32_t least = 0;
        while (taken.count(least) != 0) ++least;
        values.push_back(least);
    }
    return values;
}

void expect_values_by_definition(const CodePtr& code, std::uint32_t most) {
    Context context;
    NimSequence sequence(context, code);
    const std::vector<std::uint32_t> expected = values(code, most);
    for (std::uint32_t heap = 0; heap <= most; ++heap)
        ASSERT_EQ(sequence.value(heap), expected[heap]) << code->text() << " " << heap;
}

TEST(NimSequence, OctalGamesHaveTheValuesOfTheDefinition) {
    const std::string digits = "01234567";
    for (const char* d0 : {"0.", "4.", "4!."})
        for (const char a : digits)
            for (const char b : digits)
                for (const char c : digits)
                    expect_values_by_definition(code(std::string(d0) + a + b + c), 40);
}

TEST(NimSequence, LongOctalSequencesHaveTheValuesOfTheDefinition) {
    for (const char* text : {"0.77", "0.07", "0.137", "0.6", "0.007", "4!.0", "0.044", "0.356"})
        expect_values_by_definition(code(text), 1200);
}

TEST(NimSequence, AllOtherCodesHaveTheValuesOfTheDefinition) {
    for (const char* text : {"0.3F",      "0.3F!",     "0.3F?",    "0.3F=",     "8?.0",
                             "8!.0",      "80.0",      "0.C",      "0.[37]",    "0.7[03]",
                             "0.*",       "0.*=",      "0.*!",     "0.*?",      "{2+}.0",
                             "{2+}!.0",   "{2+}=.0",   "{3+}?0.3", "0.{2,3?+}", "0.{0,1,3+}",
                             "0.[{0+}=]", "0.{0,2=}7", "0.{5}3"})
        expect_values_by_definition(code(text), 26);
}

TEST(NimSequence, PeriodsAreProved) {
    const auto period = [](const char* text, std::uint32_t most) {
        Context context;
        NimSequence sequence(context, code(text));
        const auto found = sequence.periodicity(most);
        if (!found) return std::string("none");
        return std::to_string(found->period) + " from " + std::to_string(found->preperiod);
    };
    // CGSuite's tests; Winning Ways, ch. 4, table 6.
    EXPECT_EQ(period("0.77", 2000), "12 from 71");
    EXPECT_EQ(period("0.07", 2000), "34 from 53");
    EXPECT_EQ(period("0.0330003", 2000), "5 from 0");
    EXPECT_EQ(period("0.156", 8000), "349 from 3479");
    EXPECT_EQ(period("0.165", 14000), "1550 from 5181");
    EXPECT_EQ(period("0.3F", 2000), "none");
    EXPECT_EQ(period("4!.0", 2000), "none");
    EXPECT_EQ(period("0.[3]", 2000), "none");
    EXPECT_EQ(period("0.77", 50), "none");
}

TEST(NimSequence, ValuesBeyondAPeriodFollowFromIt) {
    Context context;
    NimSequence kayles(context, code("0.77"));
    const std::vector<std::uint32_t> expected = values(code("0.77"), 2000);
    for (std::uint32_t heap = 0; heap <= 2000; ++heap)
        ASSERT_EQ(kayles.value(heap), expected[heap]) << heap;
    EXPECT_EQ(kayles.value(1'000'000'000), expected[1'000'000'000 % 12 + 1200]);
}

TEST(TakeAndBreak, MovesAreNamedByHeapAndRest) {
    const TakeAndBreak kayles;
    EXPECT_EQ(kayles.parse("3,5").move_to(kayles.parse("3,1,3")), "2:1,3");
    EXPECT_EQ(kayles.parse("2,5").move_to(kayles.parse("0,5")), "1:0");
}

TEST(TakeAndBreak, ListsNoMovesBeyondReason) {
    std::vector<TakeAndBreak::Position> out;
    EXPECT_THROW(TakeAndBreak().parse("1000000000").options(out), Error);
    EXPECT_ANY_THROW(TakeAndBreak().parse("1000000001"));
}

TEST(Subtraction, CodesAreThoseOfTheSet) {
    EXPECT_EQ(TakeAndBreakCode::of_subtraction({2, 3, 7}, false, false).text(), "0.0330003");
    EXPECT_EQ(TakeAndBreakCode::of_subtraction({2, 3, 7}, true, false).text(), "0.3003330[3]");
    EXPECT_EQ(TakeAndBreakCode::of_subtraction({1, 2}, false, true).text(), "0.77");
    EXPECT_EQ(parse_set("take", "[1, 3,4]"), (std::vector<std::uint32_t>{1, 3, 4}));
    for (const char* bad : {"", "0", "1,x", "-1", "99999"})
        EXPECT_THROW(parse_set("take", bad), Error) << bad;
}

}  // namespace
}  // namespace upstar::heaps
