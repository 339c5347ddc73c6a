// Oracles: the definition of the nim product by mex (ONAG ch. 6), the laws of a field, and the rows
// that CGSuite's own tests print.
#include "upstar/values/nim_arithmetic.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <random>
#include <vector>

#include "upstar/base/error.h"

namespace upstar {
namespace {

using Word = std::uint64_t;

std::vector<Word> row(const std::function<Word(Word)>& f) {
    std::vector<Word> values;
    for (Word n = 1; n <= 16; ++n) values.push_back(f(n));
    return values;
}

std::vector<Word> random_words(std::size_t count) {
    std::mt19937_64 random(20240607);
    std::vector<Word> words = {1, 2, 0xff, 0x100, 0xffff, 0x10000, 0xffffffff, ~Word{0}};
    while (words.size() < count) words.push_back(random() >> (random() % 64));
    return words;
}

// The least word that is not excluded.
Word mex(const std::vector<bool>& excluded) {
    const auto least = std::find(excluded.begin(), excluded.end(), false);
    return static_cast<Word>(least - excluded.begin());
}

TEST(NimArithmetic, PrintsTheRowsOfCgsuite) {
    EXPECT_EQ(row([](Word n) { return nim_sum(11, n); }),
              (std::vector<Word>{10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 27}));
    EXPECT_EQ(row([](Word n) { return nim_product(8, n); }),
              (std::vector<Word>{8, 12, 4, 11, 3, 7, 15, 13, 5, 1, 9, 6, 14, 10, 2, 128}));
    EXPECT_EQ(row(nim_inverse),
              (std::vector<Word>{1, 3, 2, 15, 12, 9, 11, 10, 6, 8, 7, 5, 14, 13, 4, 170}));
    EXPECT_EQ(row([](Word n) { return nim_quotient(11, n); }),
              (std::vector<Word>{11, 6, 13, 8, 14, 2, 15, 4, 10, 9, 1, 12, 3, 5, 7, 68}));
    EXPECT_EQ(row([](Word n) { return ugly_product(14, n); }),
              (std::vector<Word>{14, 13, 3, 13, 3, 0, 14, 7, 9, 10, 4, 10, 4, 7, 9, 23}));
}

TEST(NimArithmetic, ProductIsTheMexOfItsDefinition) {
    constexpr Word kSize = 64;
    std::array<std::array<Word, kSize>, kSize> naive{};
    for (Word a = 0; a < kSize; ++a)
        for (Word b = 0; b < kSize; ++b) {
            std::vector<bool> excluded(kSize * kSize);
            for (Word x = 0; x < a; ++x)
                for (Word y = 0; y < b; ++y)
                    excluded[naive[x][b] ^ naive[a][y] ^ naive[x][y]] = true;
            naive[a][b] = mex(excluded);
            ASSERT_EQ(nim_product(a, b), naive[a][b]) << a << " times " << b;
        }
}

// F * x is the ordinary product for x < F, and F * F = F + F/2.
TEST(NimArithmetic, FermatPowersMultiplyAsConwayProved) {
    for (unsigned half = 1; half <= 32; half *= 2) {
        const Word fermat = Word{1} << half;
        EXPECT_EQ(nim_product(fermat, fermat), fermat + fermat / 2);
        EXPECT_EQ(nim_product(fermat, fermat - 1), fermat * (fermat - 1));
    }
}

TEST(NimArithmetic, NimbersAreAField) {
    const std::vector<Word> words = random_words(200);
    for (std::size_t i = 0; i + 2 < words.size(); ++i) {
        const auto [a, b, c] = std::array{words[i], words[i + 1], words[i + 2]};
        EXPECT_EQ(nim_product(a, 1), a);
        EXPECT_EQ(nim_product(a, b), nim_product(b, a));
        EXPECT_EQ(nim_product(nim_product(a, b), c), nim_product(a, nim_product(b, c)));
        EXPECT_EQ(nim_product(a, b ^ c), nim_product(a, b) ^ nim_product(a, c));
        if (a == 0) continue;
        EXPECT_EQ(nim_product(a, nim_inverse(a)), 1u);
        EXPECT_EQ(nim_product(nim_quotient(b, a), a), b);
    }
}

TEST(NimArithmetic, PowersAddTheirExponents) {
    for (const Word a : random_words(50)) {
        EXPECT_EQ(nim_power(a, 0), 1u);
        EXPECT_EQ(nim_power(a, 7), nim_product(nim_power(a, 3), nim_power(a, 4)));
        if (a == 0) continue;
        EXPECT_EQ(nim_power(a, ~Word{0}), 1u) << "the group has 2^64 - 1 elements";
    }
}

TEST(NimArithmetic, EveryNimberIsASquare) {
    for (const Word a : random_words(200)) {
        const Word root = nim_square_root(a);
        EXPECT_EQ(nim_product(root, root), a);
    }
    EXPECT_EQ(nim_square_root(0), 0u);
}

// Winning Ways, ch. 14: for k < n = 2^i, n . k is k/2 rounded down, and n more if k is odious.
TEST(NimArithmetic, UglyProductByAPowerOfTwoHalvesTheOther) {
    for (const Word n : {2u, 4u, 32u, 1u << 20})
        for (Word k = 0; k < std::min<Word>(n, 1000); ++k) {
            const bool odious = std::popcount(k) % 2 == 1;
            EXPECT_EQ(ugly_product(n, k), k / 2 + (odious ? n : 0));
            EXPECT_EQ(ugly_product(k, n), ugly_product(n, k));
        }
}

TEST(NimArithmetic, ZeroHasNoInverse) {
    for (const std::function<Word()>& divide :
         {std::function<Word()>([] { return nim_inverse(0); }),
          std::function<Word()>([] { return nim_quotient(5, 0); })}) {
        try {
            divide();
            FAIL() << "no error";
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Input);
            EXPECT_EQ(error.message(), "NimInverse applies only to positive integers.");
        }
    }
}

}  // namespace
}  // namespace upstar
