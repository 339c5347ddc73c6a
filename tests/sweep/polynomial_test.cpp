// Polynomials: fitted only where a point confirms them, printed as the language reads them.
#include "upstar/sweep/polynomial.h"

#include <gtest/gtest.h>

namespace upstar {
namespace {

std::string through(const std::vector<std::int64_t>& n, const std::vector<Fraction>& values) {
    const auto p = Polynomial::through(n, values);
    return p ? p->text("n") : "nothing";
}

TEST(Polynomial, GoesThroughItsPoints) {
    EXPECT_EQ(through({1, 2, 3}, {5, 5, 5}), "5");
    EXPECT_EQ(through({1, 2, 3}, {0, 0, 0}), "0");
    EXPECT_EQ(through({5, 6, 7}, {Fraction(3, 2), Fraction(5, 2), Fraction(7, 2)}), "n-7/2");
    EXPECT_EQ(through({1, 2, 3, 4}, {1, 3, 6, 10}), "(n^2+n)/2");
    EXPECT_EQ(through({1, 2, 3, 4}, {-1, -4, -9, -16}), "-n^2");
    EXPECT_EQ(through({1, 4, 7, 10}, {0, 1, 2, 3}), "(n-1)/3");
    EXPECT_EQ(through({2, 4, 6}, {1, 2, 3}), "n/2");
    EXPECT_EQ(through({2, 4, 6}, {-1, -2, -3}), "-n/2");
    EXPECT_EQ(through({-1, 0, 1}, {-3, -1, 1}), "2*n-1");
}

TEST(Polynomial, IsOverdeterminedOrNone) {
    EXPECT_EQ(through({1, 2, 3}, {1, 4, 9}), "nothing");
    EXPECT_EQ(through({1, 2, 3, 4}, {1, 8, 27, 64}), "nothing");
    EXPECT_EQ(through({1}, {1}), "nothing");
}

}  // namespace
}  // namespace upstar
