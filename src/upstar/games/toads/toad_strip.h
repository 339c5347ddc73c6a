// A strip of squares with toads and frogs on it, as two words.
//
//     T . F F       square i is bit i: toads 0001, frogs 1100, length 4
//     0 1 2 3
//
// Toads (Left's) move to the right, towards higher bits; frogs (Right's) to the left. The negative
// of a strip is its mirror image with toads and frogs exchanged.
#pragma once

#include <cstdint>
#include <string>

#include "upstar/base/bits.h"
#include "upstar/values/player.h"

namespace upstar::toads {

/// Squares of a strip: bit i is square i.
using SquareSet = std::uint64_t;

/// The first n squares.
constexpr SquareSet first_squares(int n) { return (SquareSet{1} << n) - 1; }

struct ToadStrip {
    SquareSet toads = 0;
    SquareSet frogs = 0;
    int length = 0;

    constexpr SquareSet pieces() const { return toads | frogs; }
    constexpr SquareSet empty() const { return first_squares(length) ^ pieces(); }
    constexpr SquareSet last_square() const { return (first_squares(length) + 1) >> 1; }
    constexpr SquareSet of(Player player) const { return player == Player::Left ? toads : frogs; }

    /// The squares first, ..., first + count - 1 as a strip of their own.
    constexpr ToadStrip part(int first, int count) const {
        return {toads >> first & first_squares(count), frogs >> first & first_squares(count),
                count};
    }

    constexpr ToadStrip negated() const {
        if (length > 32) return {mirrored(frogs), mirrored(toads), length};
        // Side by side in one word, both are mirrored, and exchanged, by reversing its bits.
        const SquareSet both = reversed(toads | frogs << 32);
        const int unused = 32 - length;
        return {(both & first_squares(32)) >> unused, both >> 32 >> unused, length};
    }

    friend constexpr bool operator==(const ToadStrip&, const ToadStrip&) = default;

private:
    constexpr SquareSet mirrored(SquareSet set) const { return reversed(set) >> (64 - length); }
};

/// "T.FF"; an empty strip is "0".
std::string to_string(const ToadStrip& strip);

}  // namespace upstar::toads
