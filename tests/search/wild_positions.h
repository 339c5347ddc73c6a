// Game trees at random, to test searches on forms of every kind: hot, cold, far from canonical.
//
// A position is a seed and a height; its options follow from the seed, up to three for each player,
// each of a lesser height.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "upstar/base/hash.h"
#include "upstar/positions/position.h"

namespace upstar {

template <bool kNegatable, bool kBounded>
struct Wild {
    std::uint64_t seed = 0;
    std::int32_t height = 0;
    bool negative = false;

    void options(Player player, std::vector<Wild>& out) const {
        const Player mover = negative ? opponent(player) : player;
        if (height == 0) return;
        const std::uint64_t draw = combine(seed, index(mover));
        for (std::uint64_t k = 0; k < draw % 4; ++k) {
            const std::uint64_t next = combine(draw, k);
            const auto lower = static_cast<std::int32_t>(next >> 8 & 1);
            out.push_back({next, height > lower ? height - 1 - lower : 0, negative});
        }
    }
    Wild negated() const requires kNegatable { return {seed, height, !negative}; }
    ValueBounds bounds() const requires kBounded { return {-height, height}; }

    std::string to_string() const {
        return (negative ? "-" : "") + std::to_string(seed) + "^" + std::to_string(height);
    }
    friend bool operator==(const Wild&, const Wild&) = default;
    friend std::size_t hash_value(const Wild& p) {
        return static_cast<std::size_t>(
            combine(combine(p.seed, static_cast<std::uint64_t>(p.height)), p.negative));
    }
};

}  // namespace upstar
