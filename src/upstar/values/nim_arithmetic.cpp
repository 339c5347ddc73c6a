#include "upstar/values/nim_arithmetic.h"

#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include "upstar/base/error.h"

namespace upstar {
namespace {

using Word = std::uint64_t;

// a1 F + a0, where F = 2^kHalf.
template <unsigned kHalf>
struct Pair {
    static constexpr Word kFermat = Word{1} << kHalf;

    constexpr explicit Pair(Word a) : high(a >> kHalf), low(a & (kFermat - 1)) {}
    constexpr Pair(Word a1, Word a0) : high(a1), low(a0) {}
    constexpr Word word() const { return high << kHalf | low; }

    Word high;
    Word low;
};

// Requires a, b < 2^kBits. `base` multiplies words of kBaseBits bits.
template <unsigned kBits, unsigned kBaseBits, class Base>
constexpr Word product(Word a, Word b, const Base& base) {
    if constexpr (kBits == kBaseBits) {
        return base(a, b);
    } else {
        constexpr unsigned kHalfBits = kBits / 2;
        using Halves = Pair<kHalfBits>;
        const auto half = [&base](Word x, Word y) {
            return product<kHalfBits, kBaseBits>(x, y, base);
        };
        const Halves x(a);
        const Halves y(b);
        const Word low = half(x.low, y.low);
        if (x.high == 0 && y.high == 0) return low;
        // Karatsuba: three products of halves make the four terms of (x1 F + x0)(y1 F + y0).
        const Word high = half(x.high ^ x.low, y.high ^ y.low) ^ low;
        const Word folded = half(half(x.high, y.high), Halves::kFermat / 2);
        return Halves(high, low ^ folded).word();
    }
}

// Logarithms of the 255 nonzero nimbers below 256 to the base of a generator of their group.
class ByteLogarithms {
public:
    constexpr ByteLogarithms() {
        std::uint8_t power = 1;
        for (std::size_t i = 0; i < kOrder; ++i) {
            power_[i] = power_[i + kOrder] = power;
            log_[power] = static_cast<std::uint8_t>(i);
            power = static_cast<std::uint8_t>(
                product<8, 1>(power, kGenerator, [](Word a, Word b) { return a & b; }));
        }
    }

    constexpr Word product_of(Word a, Word b) const {
        return a == 0 || b == 0 ? 0 : power_[log(a) + log(b)];
    }
    constexpr Word inverse_of(Word a) const { return power_[kOrder - log(a)]; }

    // The first 255 powers are distinct: only 1 has logarithm 0.
    constexpr bool is_complete() const {
        for (Word a = 2; a <= kOrder; ++a)
            if (log(a) == 0) return false;
        return true;
    }

private:
    static constexpr std::size_t kOrder = 255;
    static constexpr Word kGenerator = 19;

    constexpr std::size_t log(Word a) const { return log_[static_cast<std::uint8_t>(a)]; }

    std::array<std::uint8_t, 2 * kOrder> power_{};
    std::array<std::uint8_t, kOrder + 1> log_{};
};

constexpr ByteLogarithms kByte;
static_assert(kByte.is_complete());

template <unsigned kBits>
Word byte_wise_product(Word a, Word b) {
    return product<kBits, 8>(a, b, [](Word x, Word y) { return kByte.product_of(x, y); });
}

// The conjugate of a1 F + a0 is a1 (F + 1) + a0; their product, the norm, lies below F.
template <unsigned kBits>
Word inverse(Word a) {
    if constexpr (kBits == 8) {
        return kByte.inverse_of(a);
    } else {
        constexpr unsigned kHalfBits = kBits / 2;
        const Pair<kHalfBits> x(a);
        if (x.high == 0) return inverse<kHalfBits>(a);
        const Word conjugate = Pair<kHalfBits>(x.high, x.high ^ x.low).word();
        const Word norm = byte_wise_product<kBits>(a, conjugate);
        return byte_wise_product<kBits>(conjugate, inverse<kHalfBits>(norm));
    }
}

// (a1 F + a0)^2 = a1^2 F + (a1^2 F/2 + a0^2), and roots of sums are sums of roots.
template <unsigned kBits>
Word square_root(Word a) {
    if constexpr (kBits == 1) {
        return a;
    } else {
        constexpr unsigned kHalfBits = kBits / 2;
        const Pair<kHalfBits> x(a);
        const Word low = x.low ^ nim_product(x.high, Pair<kHalfBits>::kFermat / 2);
        return Pair<kHalfBits>(square_root<kHalfBits>(x.high), square_root<kHalfBits>(low)).word();
    }
}

Word ugly_product_of_powers(unsigned i, unsigned j) {
    if (i < j) std::swap(i, j);
    if (j == 0) return Word{1} << i;
    const Word half = Word{1} << (j - 1);
    return i == j ? half : (Word{1} << i) + half;
}

// Calls `visit` with the exponent of each power of two in a.
template <class Visit>
void for_each_power(Word a, const Visit& visit) {
    for (; a != 0; a &= a - 1) visit(static_cast<unsigned>(std::countr_zero(a)));
}

}  // namespace

Word nim_product(Word a, Word b) { return byte_wise_product<64>(a, b); }

Word nim_inverse(Word a) {
    if (a == 0) throw Error(ErrorKind::Input, "NimInverse applies only to positive integers.");
    return inverse<64>(a);
}

Word nim_quotient(Word a, Word b) { return nim_product(a, nim_inverse(b)); }

Word nim_power(Word a, Word n) {
    Word result = 1;
    for (Word square = a; n != 0; n >>= 1, square = nim_product(square, square))
        if ((n & 1) != 0) result = nim_product(result, square);
    return result;
}

Word nim_square_root(Word a) { return square_root<64>(a); }

Word ugly_product(Word a, Word b) {
    Word result = 0;
    for_each_power(a, [&](unsigned i) {
        for_each_power(b, [&](unsigned j) { result ^= ugly_product_of_powers(i, j); });
    });
    return result;
}

}  // namespace upstar
