#include "upstar/games/circular_nim/sets/stack_set.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "games/circular_nim/theorems/naive_nim.h"
#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

struct Written {
    std::size_t stacks;
    const char* text;
    const char* printed;
};

void PrintTo(const Written& given, std::ostream* out) { *out << given.text; }

class Notation : public testing::TestWithParam<Written> {};

TEST_P(Notation, IsReadAndPrintedAsOnTheSlides) {
    const auto& [stacks, text, printed] = GetParam();
    const StackSet set = parse_stack_set(text, stacks, true);
    EXPECT_EQ(to_string(set), printed);
    EXPECT_EQ(to_string(parse_stack_set(printed, stacks, true)), printed);
}

INSTANTIATE_TEST_SUITE_P(
    StackSets, Notation,
    testing::Values(
        Written{4, "(a,b,a,b)", "(a,b,a,b)\n"},
        Written{5, "(a*,b,c,d,b): a*+b=c+d, a*=max", "(a,b,c,d,b): a+b = c+d, a = max\n"},
        Written{5, "(0,b,c,d,b): b=c+d", "(0,a,b,c,a): a = b+c\n"},
        Written{3, "(x, y, x+y)", "(a,b,c): c = a+b\n"},
        Written{6, "(a,b,c,d,e,f): a+b=d+e, b+c=e+f, a xor c xor e=0, a=min",
                "(a,b,c,d,e,f): a+b = d+e, b+c = e+f, a^c^e = 0, a = min\n"},
        Written{8, "(0,x,a,b,e,c,d,x): a+b=c+d=x, e=min(x,a+d)",
                "(0,a,b,c,d,e,f,a): b+c = e+f, e+f = a, d = min(a,b+f)\n"},
        Written{3, "(a,b,c): a<b, c>=2a, a+b mod 3 = 1; (0,0,0)",
                "(a,b,c): a < b, 2a <= c, a+b mod 3 = 1\n(0,0,0)\n"},
        Written{2, "(a,b): a mod 2 <= 0, 4 <= b mod 5", "(a,b): a mod 2 = 0, b mod 5 = 4\n"},
        Written{2, "(a,2): a <= max(1,2)\n(a,a)", "(a,2): a <= max(1,2)\n(a,a)\n"}));

struct Wrong {
    const char* text;
    std::size_t offset;
};

void PrintTo(const Wrong& given, std::ostream* out) { *out << given.text; }

class BadNotation : public testing::TestWithParam<Wrong> {};

TEST_P(BadNotation, IsRefusedWithItsPlace) {
    try {
        parse_stack_set(GetParam().text, 3, true);
        FAIL() << GetParam().text;
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Input);
        EXPECT_EQ(error.offset(), GetParam().offset) << error.message();
    }
}

INSTANTIATE_TEST_SUITE_P(
    StackSets, BadNotation,
    testing::Values(Wrong{"", 0}, Wrong{"a,b", 0}, Wrong{"(a,b)", 0}, Wrong{"(a,b,c", 6},
                    Wrong{"(a,b,c): x = a", 9}, Wrong{"(a,b,c): a", 10},
                    Wrong{"(a,b,c): ab = c", 9}, Wrong{"(a,b,c): min = max", 15},
                    Wrong{"(a,b,c): a mod 1 = 0", 16}, Wrong{"(a,b,c): (a-b)^c = 0", 9},
                    Wrong{"(a,b,c): a = 99999999", 13}, Wrong{"(a,b,c) a = b", 8}));

TEST(StackSet, HasAPositionWithItsRotationsAndReflections) {
    const StackSet set = parse_stack_set("(a,b,c,d): b = a+1, c = a+2, d = a+4", 4, true);
    EXPECT_TRUE(set.contains({1, 2, 3, 5}));
    EXPECT_TRUE(set.contains({3, 5, 1, 2}));
    EXPECT_TRUE(set.contains({5, 3, 2, 1}));
    EXPECT_FALSE(set.contains({1, 3, 2, 5}));
    const StackSet path = parse_stack_set("(a,b,c,d): b = a+1, c = a+2, d = a+4", 4, false);
    EXPECT_TRUE(path.contains({5, 3, 2, 1}));
    EXPECT_FALSE(path.contains({3, 5, 1, 2}));
}

// Each operator and relation against arithmetic written out.
TEST(StackSet, MeansWhatItSays) {
    const CircularRules rules{3, 1, Removal::AtLeastInTotal, 1, false};
    const auto agree = [&](const char* text, const std::function<bool(int, int, int)>& expected) {
        const StackSet set = parse_stack_set(text, 3, false);
        for (const Stacks& p : naive::positions(rules, 4)) {
            const auto [a, b, c] =
                std::tuple(static_cast<int>(p[0]), static_cast<int>(p[1]), static_cast<int>(p[2]));
            EXPECT_EQ(set.contains(p), expected(a, b, c) || expected(c, b, a))
                << text << to_string(p);
        }
    };
    agree("(a,b,c): a+b = 2c-1", [](int a, int b, int c) { return a + b == 2 * c - 1; });
    agree("(a,b,c): a < max(b,c)", [](int a, int b, int c) { return a < std::max(b, c); });
    agree("(a,b,c): min(a,b) <= c-1", [](int a, int b, int c) { return std::min(a, b) <= c - 1; });
    agree("(a,b,c): a = min(b,c)", [](int a, int b, int c) { return a == std::min(b, c); });
    agree("(a,b,c): a^b = c", [](int a, int b, int c) { return (a ^ b) == c; });
    agree("(a,b,c): a+b mod 3 > c", [](int a, int b, int c) { return (a + b) % 3 > c; });
    agree("(a,b,b): a >= b", [](int a, int b, int c) { return b == c && a >= b; });
}

TEST(StackSet, IsWrittenInLatex) {
    const StackSet set = parse_stack_set("(a,b,c): a^b^c = 0, a <= b", 3, true);
    EXPECT_EQ(to_latex(set.cases[0], 3), "(a,b,c): a \\oplus b \\oplus c = 0, a \\le b");
}

}  // namespace
}  // namespace upstar::circular_nim
