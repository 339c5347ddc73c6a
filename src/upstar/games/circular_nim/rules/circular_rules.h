// Circular Nim and its variations, as numbers.
//
// `stacks` stacks stand on a circle, or on a path if `circle` is false. A move chooses `window`
// consecutive stacks and removes tokens from them; how many is the variation (Heubach and Dufour,
// "Circular Nim"), with `amount` their parameter a:
//
//     V1  FixedFromSome      exactly a from each stack of a nonempty subset of the window
//     V2  FixedFromEach      exactly a from each stack of the window
//     V3  at least one from each: V4 with a = 1
//     V4  AtLeastFromEach    at least a from each stack of the window
//     V5  AtLeastInTotal     at least a in total; a = 1 is Circular Nim itself, CN(n,k)
//     V6  ExactlyInTotal     exactly a in total
#pragma once

#include <cstdint>

namespace upstar::circular_nim {

enum class Removal : std::uint8_t {
    FixedFromSome,
    FixedFromEach,
    AtLeastFromEach,
    AtLeastInTotal,
    ExactlyInTotal,
};

/// 1 <= window <= stacks, 1 <= amount.
struct CircularRules {
    std::uint32_t stacks = 3;
    std::uint32_t window = 2;
    Removal removal = Removal::AtLeastInTotal;
    std::uint32_t amount = 1;
    bool circle = true;

    friend bool operator==(const CircularRules&, const CircularRules&) = default;
};

}  // namespace upstar::circular_nim
