#include "upstar/values/dyadic.h"

#include <algorithm>
#include <limits>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"

namespace upstar {
namespace {

// Beyond this many binary digits a number is refused, so that a slip such as 10^(10^9) ends at
// once.
constexpr std::size_t kMostBits = std::size_t{1} << 20;

using Wide = __int128;

bool fits(const Integer& n) {
    return n >= -std::numeric_limits<std::int64_t>::max() &&
           n <= std::numeric_limits<std::int64_t>::max();
}

std::size_t bits(const Integer& n) { return n == 0 ? 0 : msb(abs(n)) + 1; }

// Floor of n / 2^k, also for negative n (the shift of cpp_int truncates towards zero).
Integer floor_shift(const Integer& n, std::uint32_t k) {
    if (n >= 0) return n >> k;
    return -((-n + (Integer(1) << k) - 1) >> k);
}

}  // namespace

Dyadic::Dyadic(std::int64_t integer) : small_(integer) {
    if (integer == std::numeric_limits<std::int64_t>::min()) assign(Integer(integer), 0);
}

Dyadic::Dyadic(const Integer& numerator, std::uint32_t exponent) { assign(numerator, exponent); }

Dyadic Dyadic::small(std::int64_t numerator, std::uint32_t exponent) {
    Dyadic result(numerator);
    if (numerator == 0) return result;
    if (exponent > kMostBits) return {Integer(numerator), exponent};
    const auto zeros =
        static_cast<std::uint32_t>(__builtin_ctzll(static_cast<unsigned long long>(numerator)));
    const std::uint32_t shift = std::min(exponent, zeros);
    result.small_ = numerator >> shift;
    result.exponent_ = exponent - shift;
    return result;
}

std::optional<Dyadic> Dyadic::fraction(const Integer& numerator, const Integer& denominator) {
    const Integer common = gcd(numerator, denominator);
    Integer top = numerator / common;
    Integer bottom = denominator / common;
    if (bottom < 0) {
        top = -top;
        bottom = -bottom;
    }
    const auto exponent = static_cast<std::uint32_t>(msb(bottom));
    if (bottom != Integer(1) << exponent) return std::nullopt;
    return Dyadic(top, exponent);
}

void Dyadic::assign(const Integer& numerator, std::uint32_t exponent) {
    big_.reset();
    if (numerator == 0) {
        small_ = 0;
        exponent_ = 0;
        return;
    }
    if (bits(numerator) > kMostBits || exponent > kMostBits)
        throw Error(ErrorKind::Limit,
                    "number too large: more than " + std::to_string(kMostBits) + " binary digits");
    const auto shift =
        std::min(exponent, static_cast<std::uint32_t>(lsb(numerator < 0 ? -numerator : numerator)));
    exponent_ = exponent - shift;
    const Integer reduced = floor_shift(numerator, shift);
    if (fits(reduced)) {
        small_ = static_cast<std::int64_t>(reduced);
    } else {
        small_ = 0;
        big_ = std::make_shared<const Integer>(reduced);
    }
}

Integer Dyadic::numerator() const { return big_ ? *big_ : Integer(small_); }

int Dyadic::sign() const {
    if (big_) return big_->sign();
    return (small_ > 0) - (small_ < 0);
}

Dyadic Dyadic::operator-() const {
    Dyadic result = *this;
    if (big_) {
        result.big_ = std::make_shared<const Integer>(-*big_);
    } else {
        result.small_ = -small_;
    }
    return result;
}

Dyadic operator+(const Dyadic& a, const Dyadic& b) {
    if (a.is_small() && b.is_small()) {
        Dyadic result;
        if (a.exponent_ == 0 && b.exponent_ == 0) {
            if (!__builtin_add_overflow(a.small_, b.small_, &result.small_) &&
                result.small_ != std::numeric_limits<std::int64_t>::min())
                return result;
        } else if (a.exponent_ < 62 && b.exponent_ < 62) {
            const std::uint32_t exponent = std::max(a.exponent_, b.exponent_);
            Wide sum = (static_cast<Wide>(a.small_) << (exponent - a.exponent_)) +
                       (static_cast<Wide>(b.small_) << (exponent - b.exponent_));
            std::uint32_t left = exponent;
            for (; left > 0 && (sum & 1) == 0; --left) sum >>= 1;
            if (sum <= std::numeric_limits<std::int64_t>::max() &&
                sum >= -std::numeric_limits<std::int64_t>::max()) {
                result.small_ = static_cast<std::int64_t>(sum);
                result.exponent_ = left;
                return result;
            }
        }
    }
    const std::uint32_t exponent = std::max(a.exponent_, b.exponent_);
    return {
        (a.numerator() << (exponent - a.exponent_)) + (b.numerator() << (exponent - b.exponent_)),
        exponent};
}

Dyadic operator*(const Dyadic& a, const Dyadic& b) {
    std::int64_t product = 0;
    if (a.is_small() && b.is_small() && !__builtin_mul_overflow(a.small_, b.small_, &product) &&
        product != std::numeric_limits<std::int64_t>::min())
        return Dyadic::small(product, a.exponent_ + b.exponent_);
    return {a.numerator() * b.numerator(), a.exponent_ + b.exponent_};
}

Dyadic Dyadic::half() const {
    return is_small() ? small(small_, exponent_ + 1) : Dyadic(numerator(), exponent_ + 1);
}

Integer Dyadic::floor() const {
    if (exponent_ == 0) return numerator();
    return floor_shift(numerator(), exponent_);
}

int Dyadic::compare_unlike(const Dyadic& a, const Dyadic& b) {
    if (a.is_small() && b.is_small() && a.exponent_ < 64 && b.exponent_ < 64) {
        const std::uint32_t exponent = std::max(a.exponent_, b.exponent_);
        const Wide x = static_cast<Wide>(a.small_) << (exponent - a.exponent_);
        const Wide y = static_cast<Wide>(b.small_) << (exponent - b.exponent_);
        return (x > y) - (x < y);
    }
    const std::uint32_t exponent = std::max(a.exponent_, b.exponent_);
    const Integer x = a.numerator() << (exponent - a.exponent_);
    const Integer y = b.numerator() << (exponent - b.exponent_);
    return x.compare(y);
}

std::uint64_t Dyadic::hash() const {
    if (!big_) return combine(static_cast<std::uint64_t>(small_), exponent_);
    std::uint64_t h = combine(exponent_, big_->sign() < 0 ? 1 : 2);
    const auto& backend = big_->backend();
    for (std::size_t i = 0; i < backend.size(); ++i) h = combine(h, backend.limbs()[i]);
    return h;
}

std::size_t Dyadic::heap_bytes() const {
    return big_ ? big_->backend().size() * sizeof(boost::multiprecision::limb_type) : 0;
}

std::string Dyadic::to_string() const {
    std::string text = numerator().str();
    if (exponent_ > 0) text += "/" + denominator().str();
    return text;
}

double Dyadic::to_double() const {
    return static_cast<double>(boost::multiprecision::cpp_rational(numerator(), denominator()));
}

namespace {

// The least multiple of 2^-k that satisfies the lower bound.
Dyadic first_multiple(const NumberBound& low, std::uint32_t k) {
    if (low.at->is_small() && k < 32 && low.at->exponent() < 64) {
        const Wide scaled = static_cast<Wide>(low.at->small_numerator()) << k;
        Wide multiple = scaled >> low.at->exponent();
        if (!(low.at->exponent() <= k && low.closed)) ++multiple;
        if (multiple <= std::numeric_limits<std::int64_t>::max())
            return Dyadic::small(static_cast<std::int64_t>(multiple), k);
    }
    const Integer scaled = low.at->numerator() << k;
    Integer multiple = floor_shift(scaled, low.at->exponent());
    const bool exact = low.at->exponent() <= k;
    if (!(exact && low.closed)) ++multiple;
    return {multiple, k};
}

bool satisfies_high(const Dyadic& x, const NumberBound& high) {
    if (!high.at) return true;
    const int order = compare(x, *high.at);
    return order < 0 || (order == 0 && high.closed);
}

NumberBound negated(const NumberBound& bound) {
    return {bound.at ? std::optional(-*bound.at) : std::nullopt, bound.closed};
}

}  // namespace

Dyadic simplest_number(const NumberBound& low, const NumberBound& high) {
    const bool low_allows_zero = satisfies_high(Dyadic(0), negated(low));
    if (low_allows_zero && satisfies_high(Dyadic(0), high)) return {};
    if (low_allows_zero) return -simplest_number(negated(high), negated(low));
    // All of the interval is positive. Fewer binary places first, then the least: a grid of finer
    // step hits the interval whenever a coarser one does, so the step is found by bisection.
    std::uint32_t misses = 0;
    if (Dyadic x = first_multiple(low, 0); satisfies_high(x, high)) return x;
    std::uint32_t hits = std::max(low.at->exponent(), high.at->exponent()) + 1;
    while (hits - misses > 1) {
        const std::uint32_t middle = misses + (hits - misses) / 2;
        (satisfies_high(first_multiple(low, middle), high) ? hits : misses) = middle;
    }
    return first_multiple(low, hits);
}

Integer number_birthday(const Dyadic& x) {
    if (x.is_integer()) return abs(x.numerator());
    return x.abs().floor() + 1 + x.exponent();
}

}  // namespace upstar
