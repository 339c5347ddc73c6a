// Oracles: rational arithmetic of any size (Boost), and the list of all numbers by birthday.
#include "upstar/values/dyadic.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "upstar/base/error.h"

namespace upstar {
namespace {

using Rational = boost::multiprecision::cpp_rational;

Rational rational(const Dyadic& x) { return Rational(x.numerator(), x.denominator()); }

// Numbers of all sizes, with both sides of each limit of the inline form.
std::vector<Dyadic> interesting_numbers() {
    std::vector<Integer> numerators = {0, 1, 2, 3, 5, 12, 4096};
    for (const unsigned bits : {31u, 32u, 61u, 62u, 63u, 64u, 65u, 126u, 127u, 128u, 200u})
        for (const int more : {-1, 0, 1}) numerators.push_back((Integer(1) << bits) + more);
    std::vector<Dyadic> numbers;
    for (const Integer& n : numerators)
        for (const std::uint32_t exponent : {0u, 1u, 3u, 31u, 61u, 62u, 63u, 64u, 65u, 130u})
            for (const int sign : {-1, 1}) numbers.emplace_back(sign * n, exponent);
    std::mt19937_64 random(11);
    for (int i = 0; i < 60; ++i)
        numbers.emplace_back(Integer(static_cast<std::int64_t>(random())) >> (random() % 64),
                             static_cast<std::uint32_t>(random() % 70));
    return numbers;
}

void expect_unique_form(const Dyadic& x) {
    EXPECT_TRUE(x.exponent() == 0 || x.numerator() % 2 != 0) << x.to_string();
    const Integer most = std::numeric_limits<std::int64_t>::max();
    EXPECT_EQ(x.is_small(), abs(x.numerator()) <= most) << x.to_string();
}

TEST(Dyadic, ArithmeticIsThatOfRationals) {
    const std::vector<Dyadic> numbers = interesting_numbers();
    std::mt19937 random(12);
    for (const Dyadic& a : numbers) {
        EXPECT_EQ(rational(-a), -rational(a));
        EXPECT_EQ(rational(a.half()), rational(a) / 2);
        EXPECT_EQ(rational(a.abs()), abs(rational(a)));
        EXPECT_EQ(a.sign(), rational(a).sign());
        EXPECT_LE(Rational(a.floor()), rational(a));
        EXPECT_LT(rational(a), Rational(a.floor()) + 1);
        EXPECT_GE(Rational(a.ceiling()), rational(a));
        EXPECT_GT(rational(a), Rational(a.ceiling()) - 1);
        expect_unique_form(a);
        for (int i = 0; i < 40; ++i) {
            const Dyadic& b = numbers[random() % numbers.size()];
            ASSERT_EQ(rational(a + b), rational(a) + rational(b));
            ASSERT_EQ(rational(a - b), rational(a) - rational(b));
            ASSERT_EQ(rational(a * b), rational(a) * rational(b));
            ASSERT_EQ(compare(a, b), rational(a).compare(rational(b)) < 0   ? -1
                                     : rational(a).compare(rational(b)) > 0 ? 1
                                                                            : 0);
            ASSERT_EQ(a == b, rational(a) == rational(b));
            ASSERT_EQ(a + b - b, a);
            ASSERT_EQ((a + b - b).hash(), a.hash());
            expect_unique_form(a + b);
            expect_unique_form(a * b);
        }
    }
}

TEST(Dyadic, PrintsAsAFraction) {
    EXPECT_EQ(Dyadic(0).to_string(), "0");
    EXPECT_EQ(Dyadic(-7).to_string(), "-7");
    EXPECT_EQ(Dyadic(Integer(6), 4).to_string(), "3/8");
    EXPECT_EQ(Dyadic(Integer(-1), 31).to_string(), "-1/2147483648");
    EXPECT_EQ(Dyadic(Integer(1) << 200, 0).to_string(),
              "1606938044258990275541962092341162602522202993782792835301376");
    EXPECT_EQ(Dyadic(std::numeric_limits<std::int64_t>::min()).to_string(), "-9223372036854775808");
    EXPECT_EQ((-Dyadic(std::numeric_limits<std::int64_t>::min())).to_string(),
              "9223372036854775808");
    EXPECT_DOUBLE_EQ(Dyadic(Integer(-5), 3).to_double(), -0.625);
}

TEST(Dyadic, FractionsMustHaveAPowerOfTwoBelow) {
    EXPECT_EQ(Dyadic::fraction(6, 16), Dyadic(Integer(3), 3));
    EXPECT_EQ(Dyadic::fraction(6, -3), Dyadic(-2));
    EXPECT_EQ(Dyadic::fraction(9, 12), Dyadic(Integer(3), 2));
    EXPECT_EQ(Dyadic::fraction(0, -5), Dyadic(0));
    EXPECT_EQ(Dyadic::fraction(1, 3), std::nullopt);
    EXPECT_EQ(Dyadic::fraction(-7, 12), std::nullopt);
}

TEST(Dyadic, NumbersOfAMillionDigitsAreALimit) {
    try {
        Dyadic(Integer(1) << (1u << 21), 0);
        ADD_FAILURE();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Limit);
    }
}

// All numbers born by a day, in order of birth: each new one lies between two neighbours or beyond.
std::vector<Dyadic> numbers_by_birthday(int days) {
    std::vector<Dyadic> born = {Dyadic(0)};
    std::vector<Dyadic> sorted = born;
    for (int day = 1; day <= days; ++day) {
        std::vector<Dyadic> next = {sorted.front() - Dyadic(1)};
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            next.push_back(sorted[i]);
            next.push_back(i + 1 < sorted.size() ? (sorted[i] + sorted[i + 1]).half()
                                                 : sorted[i] + Dyadic(1));
        }
        for (std::size_t i = 0; i < next.size(); i += 2) {
            born.push_back(next[i]);
            EXPECT_EQ(number_birthday(next[i]), day) << next[i].to_string();
        }
        sorted = next;
    }
    return born;
}

bool inside(const Dyadic& x, const NumberBound& low, const NumberBound& high) {
    if (low.at && !(low.closed ? *low.at <= x : *low.at < x)) return false;
    return !high.at || (high.closed ? x <= *high.at : x < *high.at);
}

TEST(Dyadic, TheSimplestNumberIsTheFirstBornInTheInterval) {
    const std::vector<Dyadic> born = numbers_by_birthday(8);
    std::vector<NumberBound> bounds = {{}};
    for (const Dyadic& x : numbers_by_birthday(5))
        for (const bool closed : {false, true}) bounds.push_back({x, closed});
    for (const NumberBound& low : bounds)
        for (const NumberBound& high : bounds) {
            const auto first = std::find_if(born.begin(), born.end(),
                                            [&](const Dyadic& x) { return inside(x, low, high); });
            if (first == born.end()) continue;
            ASSERT_EQ(simplest_number(low, high), *first);
        }
}

TEST(Dyadic, TheSimplestNumberOfHugeAndNarrowIntervals) {
    const Dyadic huge(Integer(1) << 200, 0);
    EXPECT_EQ(simplest_number({huge, false}, {}), huge + Dyadic(1));
    EXPECT_EQ(simplest_number({}, {-huge, false}), -huge - Dyadic(1));
    EXPECT_EQ(simplest_number({huge, true}, {huge, true}), huge);
    const Dyadic narrow(Integer(1), 1000);
    EXPECT_EQ(simplest_number({Dyadic(0), false}, {narrow, false}), narrow.half());
    EXPECT_EQ(simplest_number({Dyadic(7) - narrow, false}, {Dyadic(7) + narrow, false}), Dyadic(7));
    EXPECT_EQ(number_birthday(narrow), 1001);
}

}  // namespace
}  // namespace upstar
