// Hashing of words: a strong 64-bit finaliser and a way to fold words into one hash.
#pragma once

#include <cstdint>

namespace upstar {

/// Mixes all bits of `x` into all bits of the result (the finaliser of SplitMix64).
constexpr std::uint64_t mix(std::uint64_t x) {
    x ^= x >> 30;
    x *= 0xbf58476d1ce4e5b9ULL;
    x ^= x >> 27;
    x *= 0x94d049bb133111ebULL;
    x ^= x >> 31;
    return x;
}

/// Folds the next word into a running hash; order matters.
constexpr std::uint64_t combine(std::uint64_t seed, std::uint64_t word) {
    return mix(seed * 0x9e3779b97f4a7c15ULL + word + 1);
}

}  // namespace upstar
