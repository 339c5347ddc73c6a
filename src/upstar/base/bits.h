// The bits of a word: the first and the last that are set, and all of them turned around.
#pragma once

#include <bit>
#include <cstdint>

namespace upstar {

/// Requires a word that is not 0.
constexpr int lowest_bit(std::uint64_t word) { return std::countr_zero(word); }
constexpr int highest_bit(std::uint64_t word) { return 63 - std::countl_zero(word); }

/// Bit i of each byte becomes bit 7 - i of that byte.
constexpr std::uint64_t reversed_in_bytes(std::uint64_t word) {
    constexpr std::uint64_t kOdd = 0x5555555555555555;
    constexpr std::uint64_t kPairs = 0x3333333333333333;
    constexpr std::uint64_t kNibbles = 0x0f0f0f0f0f0f0f0f;
    word = (word >> 1 & kOdd) | (word & kOdd) << 1;
    word = (word >> 2 & kPairs) | (word & kPairs) << 2;
    return (word >> 4 & kNibbles) | (word & kNibbles) << 4;
}

/// Bit i becomes bit 63 - i.
constexpr std::uint64_t reversed(std::uint64_t word) {
    return __builtin_bswap64(reversed_in_bytes(word));
}

}  // namespace upstar
