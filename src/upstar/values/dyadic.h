// Exact dyadic rationals m / 2^k of any size.
//
// Nearly every number met in practice has a numerator that fits 64 bits; those are held inline and
// added and compared without allocation, every overflow checked. Others hold a shared big integer.
// The representation is unique: the numerator is odd unless k = 0, and it is inline whenever it
// fits, so that equality is memberwise.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "upstar/base/integer.h"

namespace upstar {

class Dyadic {
public:
    Dyadic(std::int64_t integer = 0);  // NOLINT: integers are dyadic rationals
    /// numerator / 2^exponent.
    Dyadic(const Integer& numerator, std::uint32_t exponent);
    /// The same without a big integer. Requires numerator > INT64_MIN.
    static Dyadic small(std::int64_t numerator, std::uint32_t exponent);
    /// numerator / denominator, or nothing if that is not dyadic. Requires denominator != 0.
    static std::optional<Dyadic> fraction(const Integer& numerator, const Integer& denominator);

    Integer numerator() const;
    std::uint32_t exponent() const { return exponent_; }
    Integer denominator() const { return Integer(1) << exponent_; }

    /// The inline numerator; requires is_small().
    bool is_small() const { return big_ == nullptr; }
    std::int64_t small_numerator() const { return small_; }

    bool is_integer() const { return exponent_ == 0; }
    bool is_zero() const { return small_ == 0 && is_small(); }
    int sign() const;

    Dyadic operator-() const;
    friend Dyadic operator+(const Dyadic& a, const Dyadic& b);
    friend Dyadic operator-(const Dyadic& a, const Dyadic& b) { return a + -b; }
    friend Dyadic operator*(const Dyadic& a, const Dyadic& b);
    Dyadic half() const;
    Dyadic abs() const { return sign() < 0 ? -*this : *this; }
    Integer floor() const;
    Integer ceiling() const { return -(-*this).floor(); }

    /// Negative, zero or positive as a < b, a == b, a > b.
    friend int compare(const Dyadic& a, const Dyadic& b) {
        if (a.is_small() && b.is_small() && a.exponent_ == b.exponent_)
            return (a.small_ > b.small_) - (a.small_ < b.small_);
        return compare_unlike(a, b);
    }
    friend bool operator==(const Dyadic& a, const Dyadic& b) {
        if (a.exponent_ != b.exponent_ || a.is_small() != b.is_small()) return false;
        return a.is_small() ? a.small_ == b.small_ : *a.big_ == *b.big_;
    }
    friend bool operator!=(const Dyadic& a, const Dyadic& b) { return !(a == b); }
    friend bool operator<(const Dyadic& a, const Dyadic& b) { return compare(a, b) < 0; }
    friend bool operator<=(const Dyadic& a, const Dyadic& b) { return compare(a, b) <= 0; }
    friend bool operator>(const Dyadic& a, const Dyadic& b) { return compare(a, b) > 0; }
    friend bool operator>=(const Dyadic& a, const Dyadic& b) { return compare(a, b) >= 0; }

    std::uint64_t hash() const;
    /// The bytes held outside the object.
    std::size_t heap_bytes() const;
    std::string to_string() const;  ///< "5", "-3/8"
    double to_double() const;       ///< nearest, for drawing only

private:
    void assign(const Integer& numerator, std::uint32_t exponent);
    static int compare_unlike(const Dyadic& a, const Dyadic& b);

    std::int64_t small_ = 0;
    std::uint32_t exponent_ = 0;
    std::shared_ptr<const Integer> big_;
};

int compare(const Dyadic& a, const Dyadic& b);

/// One end of an interval of numbers: absent means unbounded.
struct NumberBound {
    std::optional<Dyadic> at;
    bool closed = false;
};

/// The simplest number in an interval (Conway's Simplicity Theorem): the one with the earliest
/// birthday. Requires a non-empty interval.
Dyadic simplest_number(const NumberBound& low, const NumberBound& high);

/// The birthday of a number: |n| for integers, one more for each binary place after that.
Integer number_birthday(const Dyadic& x);

}  // namespace upstar
