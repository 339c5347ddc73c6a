// Small numbers as integers: nearly every stop met in practice is a small multiple of 2^-16, and
// as such compares, and is found by simplicity, in a few instructions.
//
//     key of x = x * 2^16, if that is an integer of at most kMostBits bits; otherwise kNoKey
#pragma once

#include <bit>
#include <cstdint>

#include "upstar/values/dyadic.h"

namespace upstar {

using NumberKey = std::int64_t;

constexpr std::uint32_t kKeyPlaces = 16;
constexpr NumberKey kNoKey = INT64_MIN;
/// Beyond all keys, and still far from overflow.
constexpr NumberKey kInfiniteKey = NumberKey{1} << 60;

inline NumberKey number_key(const Dyadic& x) {
    constexpr std::int64_t kMost = kInfiniteKey >> kKeyPlaces;
    if (!x.is_small() || x.exponent() > kKeyPlaces) return kNoKey;
    const std::int64_t n = x.small_numerator();
    return n > -kMost && n < kMost ? n * (std::int64_t{1} << (kKeyPlaces - x.exponent())) : kNoKey;
}

/// The number x of earliest birthday with low <= x <= high, all three times 2^places: an integer
/// nearest to zero or, if there is none, the multiple of the largest power of two. Requires that
/// low <= high, both in a range where that number exists.
constexpr std::int64_t simplest_between(std::int64_t low, std::int64_t high, unsigned places) {
    if (low <= 0 && high >= 0) return 0;
    if (high < 0) return -simplest_between(-high, -low, places);
    const std::int64_t one = std::int64_t{1} << places;
    const std::int64_t integer = (low + one - 1) & -one;
    if (integer <= high) return integer;
    // Just above the highest bit where they differ, low - 1 and high agree: high cut off at that
    // bit is the only multiple of its power of two between them.
    const auto differ = static_cast<std::uint64_t>((low - 1) ^ high);
    return high & -(std::int64_t{1} << (63 - std::countl_zero(differ)));
}

}  // namespace upstar
