// Shrinking Circular Nim (S. Oginuma and M. Shinoda, 2024): Circular Nim in which an empty pile
// leaves the circle, so that its neighbours become neighbours of each other.
//
// A move chooses k neighbouring piles, all of them if there are fewer, and takes one or more tokens
// from them. It is not Set Nim: which piles stand side by side depends on those that are left.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/positions/about.h"
#include "upstar/positions/board.h"

namespace upstar::circular_nim {

class ShrinkingNim {
public:
    using Piles = std::vector<std::uint16_t>;

    class Position {
    public:
        Position() = default;
        /// Empty piles are left out. Requires 1 <= window.
        Position(std::uint32_t window, const Piles& piles);

        const Piles& piles() const { return piles_; }

        /// Each position that a move leads to, once.
        void options(std::vector<Position>& out) const;
        /// The least of its rotations and reflections.
        Position canonical() const;
        /// Where a move may take from all piles: it is one pile of all the tokens.
        std::optional<std::uint32_t> known_nim_value() const;
        /// No less than the number of options.
        std::uint64_t most_options() const;

        std::size_t memory() const { return piles_.capacity() * sizeof(piles_[0]); }
        std::string to_string() const;  ///< without piles, "0"
        BoardDescription describe() const;
        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p);

    private:
        std::uint32_t window_ = 1;
        Piles piles_;
    };

    ShrinkingNim() = default;
    explicit ShrinkingNim(const Settings& settings);

    static const About& about();
    Position parse(std::string_view text) const;

private:
    std::uint32_t window_ = 2;
};

}  // namespace upstar::circular_nim
