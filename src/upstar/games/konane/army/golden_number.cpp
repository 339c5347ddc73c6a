#include "upstar/games/konane/army/golden_number.h"

namespace upstar::konane {

GoldenNumber GoldenNumber::power(int n) {
    // 1/s = 1 + s, since s (1 + s) = 1.
    const GoldenNumber factor = n < 0 ? GoldenNumber(1, 1) : GoldenNumber(0, 1);
    GoldenNumber result = 1;
    for (int i = 0; i < (n < 0 ? -n : n); ++i) result = result * factor;
    return result;
}

GoldenNumber operator*(const GoldenNumber& x, const GoldenNumber& y) {
    const Integer squares = x.b_ * y.b_;  // times s^2 = 1 - s
    return {x.a_ * y.a_ + squares, x.a_ * y.b_ + x.b_ * y.a_ - squares};
}

int GoldenNumber::sign() const {
    // Twice the number is p + q sqrt(5).
    const Integer p = 2 * a_ - b_;
    const Integer& q = b_;
    if (p >= 0 && q >= 0) return p > 0 || q > 0 ? 1 : 0;
    if (p <= 0 && q <= 0) return -1;
    const bool root_outweighs = 5 * q * q > p * p;  // never equal: 5 is no square
    return root_outweighs == (q > 0) ? 1 : -1;
}

}  // namespace upstar::konane
