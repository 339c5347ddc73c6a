// Where a game lies among the numbers, as two integers: most comparisons need no more.
//
// Nearly every stop met in practice is a small multiple of 2^-16; count numbers in halves of that.
// The upper edge of g is the least integer a such that a number n satisfies g <= n iff a <= 2^17 n,
// the lower edge the greatest b such that n <= g iff 2^17 n <= b. (For multiples n of 2^-16, that
// is.) These are the stops, adorned: if Left's stop is s, then a is 2^17 s, or one more unless
// g <= s. They follow from those of the options, since n <= {L | R} iff n is not >= a Right option:
//
//     upper edge = greatest lower edge of a Left option + 1
//     lower edge = least upper edge of a Right option - 1
//
// and {L | R} is a number iff upper <= lower by this reckoning; it is the simplest one between.
// (Rejected: the bare stops. They leave all comparisons of number + infinitesimal to a recursion.)
#pragma once

#include <bit>
#include <cstdint>
#include <optional>

#include "upstar/values/dyadic.h"

namespace upstar {

struct Edges {
    /// Beyond all edges, and far from overflow.
    static constexpr std::int64_t kInfinity = std::int64_t{1} << 60;
    /// Both edges of a game one of whose stops is too large or too fine.
    static constexpr std::int64_t kUnknown = INT64_MIN;
    /// Edges are multiples of 2^-kPlaces.
    static constexpr unsigned kPlaces = 17;

    std::int64_t upper = kUnknown;
    std::int64_t lower = kUnknown;

    bool are_known() const { return upper != kUnknown; }

    static Edges of_number(const Dyadic& x) {
        constexpr std::int64_t kMost = kInfinity >> kPlaces;
        if (!x.is_small() || x.exponent() >= kPlaces) return {};
        const std::int64_t n = x.small_numerator();
        if (n <= -kMost || n >= kMost) return {};
        const std::int64_t edge = n * (std::int64_t{1} << (kPlaces - x.exponent()));
        return {edge, edge};
    }
    /// Of x + ups * up + *nimber, where these are the edges of x (Winning Ways, ch. 3).
    Edges plus_infinitesimal(std::int32_t ups, std::uint32_t nimber) const {
        const std::int32_t needed = nimber == 0 ? 0 : nimber == 1 ? 2 : 1;
        if (!are_known()) return {};
        return {upper + (-ups >= needed ? 0 : 1), lower - (ups >= needed ? 0 : 1)};
    }

    /// Whether g <= h, as far as the edges tell. Requires that both are known.
    static std::optional<bool> less_or_equal(const Edges& g, const Edges& h) {
        if (g.upper > h.upper || g.lower > h.lower) return false;
        if (g.upper <= h.lower) return true;
        return std::nullopt;
    }
};

/// The number of earliest birthday between two edges: the integer nearest to zero or, if there is
/// none, the multiple of the largest power of two. Requires low <= high.
constexpr std::int64_t simplest_between(std::int64_t low, std::int64_t high) {
    if (low <= 0 && high >= 0) return 0;
    if (high < 0) return -simplest_between(-high, -low);
    constexpr std::int64_t kOne = std::int64_t{1} << Edges::kPlaces;
    const std::int64_t integer = (low + kOne - 1) & -kOne;
    if (integer <= high) return integer;
    // Above the highest bit where they differ low - 1 and high agree: high cut off at that bit is
    // the only multiple of its power of two between them.
    const auto differ = static_cast<std::uint64_t>((low - 1) ^ high);
    return high & -(std::int64_t{1} << (63 - std::countl_zero(differ)));
}

}  // namespace upstar
