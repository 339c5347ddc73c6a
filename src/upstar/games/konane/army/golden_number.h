// Numbers a + b s with integers a and b, where s = (sqrt(5) - 1)/2 is the positive solution of
// s^2 + s = 1. They are the ring Z[s]; sums, products and comparisons are exact.
//
// Potentials of armies without end are geometric series in s (Conway's soldiers), and the sums that
// matter are exactly 1, so floating point could not decide them.
#pragma once

#include "upstar/base/integer.h"

namespace upstar::konane {

class GoldenNumber {
public:
    GoldenNumber() = default;
    GoldenNumber(int a) : a_(a) {}
    GoldenNumber(Integer a, Integer b) : a_(std::move(a)), b_(std::move(b)) {}

    /// s^n, for n of either sign.
    static GoldenNumber power(int n);

    /// -1, 0 or 1.
    int sign() const;

    GoldenNumber operator-() const { return {-a_, -b_}; }
    friend GoldenNumber operator+(const GoldenNumber& x, const GoldenNumber& y) {
        return {x.a_ + y.a_, x.b_ + y.b_};
    }
    friend GoldenNumber operator-(const GoldenNumber& x, const GoldenNumber& y) { return x + -y; }
    friend GoldenNumber operator*(const GoldenNumber& x, const GoldenNumber& y);
    friend bool operator==(const GoldenNumber&, const GoldenNumber&) = default;
    friend bool operator<(const GoldenNumber& x, const GoldenNumber& y) {
        return (x - y).sign() < 0;
    }

private:
    Integer a_ = 0;
    Integer b_ = 0;
};

}  // namespace upstar::konane
