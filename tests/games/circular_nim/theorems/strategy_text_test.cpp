#include "upstar/games/circular_nim/theorems/strategy_text.h"

#include <gtest/gtest.h>

namespace upstar::circular_nim {
namespace {

// (a,b,c) with a variable a number.
LinearForm form(std::int64_t a, std::int64_t b, std::int64_t c, std::int64_t constant) {
    LinearForm result(3, constant);
    result.coefficients = {a, b, c};
    return result;
}

TEST(StrategyText, ComparesNaturalNumbers) {
    EXPECT_EQ(to_string(Atom{form(1, -1, 0, 0)}), "a <= b");
    EXPECT_EQ(to_string(Atom{form(2, -1, -1, 1)}), "2a < b+c");
    EXPECT_EQ(to_string(Atom{form(0, 0, -1, 1)}), "0 < c");
    EXPECT_EQ(to_string(Atom{form(0, 1, 0, 0)}), "b = 0");
    EXPECT_EQ(to_string(Atom{form(1, 0, 0, -3)}), "a <= 3");
}

TEST(StrategyText, NamesRemainders) {
    EXPECT_EQ(to_string(Atom{form(0, 0, 0, 0), 1, form(1, 1, 0, 0), 2}), "a+b mod 2 = 0");
    EXPECT_EQ(to_string(Atom{form(0, 0, 0, 1), -1, form(1, 1, 0, 0), 2}), "a+b mod 2 = 1");
    EXPECT_EQ(to_string(Atom{form(0, 0, 0, -1), 1, form(1, 0, 0, 2), 4}), "a+2 mod 4 <= 1");
    EXPECT_EQ(to_string(Atom{form(0, 0, 0, 2), -1, form(1, 0, 0, 0), 4}), "a mod 4 >= 2");
}

TEST(StrategyText, SaysWhatToTakeWhere) {
    const CircularRules rules{3, 2};
    const WayIn both{0, {form(0, 0, 1, 0), form(0, 1, -1, -1)}, 0, {0, 1, 2}};
    const WayIn one{2, {form(0, 0, 1, 0), form(0, 1, 0, 0)}, 0, {0, 1, 2}};
    Split inner{{form(0, 1, -1, 0)}, {{one}, {WayIn{std::nullopt, {}, 0, {0, 1, 2}}}}};
    Split outer{{form(1, -1, 0, 0)}, {{std::move(inner)}, {both}}};
    EXPECT_EQ(strategy_lines(rules, {std::move(outer)}),
              (std::vector<std::string>{"if a <= b:", "  if b <= c: take a to b",
                                        "  otherwise: it is in the set",
                                        "otherwise: take a,b to c, b-c-1"}));
}

TEST(StrategyText, LowersANumberToNimSumZero) {
    const auto two = [](std::int64_t a, std::int64_t b) {
        LinearForm result(2);
        result.coefficients = {a, b};
        return result;
    };
    const WayIn take{0, {LinearForm::variable(3, 2)}, 0, {0, 1}};
    Lowering lowering{{two(1, 0), two(0, 1)},
                      {{WayIn{std::nullopt, {}, 0, {0, 1}}}, {take}, {Impossible{}}}};
    EXPECT_EQ(strategy_lines({2, 1}, {std::move(lowering)}),
              (std::vector<std::string>{"if a^b = 0: it is in the set",
                                        "if some c < a has c^b = 0: take a to c",
                                        "if some c < b has a^c = 0: that cannot be"}));
}

TEST(StrategyText, SaysHowToRead) {
    EXPECT_EQ(reading_text({5, 2}), "a is the largest stack, e <= b");
    EXPECT_EQ(reading_text({2, 1}), "a is the largest stack");
    EXPECT_EQ(reading_text({4, 2, Removal::AtLeastInTotal, 1, false}), "d <= a");
    EXPECT_EQ(reading_text(rules_of(sets_of_size(3, 2))), "b <= a, c <= a, c <= b");
    EXPECT_EQ(reading_text(rules_of(family_of_sets("abc,bd,cd"))), "c <= b");
    EXPECT_EQ(reading_text(rules_of(family_of_sets("a,ab"))), "");
}

}  // namespace
}  // namespace upstar::circular_nim
