// Nim (Bouton, Nim, a game with a complete mathematical theory, 1901).
//
// A position is a row of heaps; a move takes tokens from one of them. Heaps are independent, a heap
// of n tokens has nim value n. A heap keeps its place when it becomes empty, so that a position
// reads like the one before it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/positions/about.h"
#include "upstar/positions/board.h"
#include "upstar/positions/heap_moves.h"

namespace upstar::nim {

struct Nim {
    /// A position has as many options as tokens, each with all the heaps: this bounds them.
    static constexpr std::uint32_t kMostTokens = 100'000;
    static constexpr std::size_t kMostHeaps = 64;

    class Position {
    public:
        Position() : Position({0}) {}
        /// Requires 1 to kMostHeaps heaps with at most kMostTokens tokens in all.
        explicit Position(std::vector<std::uint32_t> heaps) : heaps_(std::move(heaps)) {}

        void options(std::vector<Position>& out) const;

        /// The heaps that are not empty.
        void decompose(std::vector<Position>& out) const;
        /// The heaps in ascending order, without empty ones.
        Position canonical() const;
        /// Of a single heap; more heaps are left to the search.
        std::optional<std::uint32_t> known_nim_value() const;

        std::size_t memory() const { return heaps_.size() * sizeof(heaps_[0]); }
        std::string to_string() const;
        BoardDescription describe() const;
        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p);

    private:
        std::vector<std::uint32_t> heaps_;
    };

    static const About& about();
    Position parse(std::string_view text) const;
    HeapMovesPtr heap_moves() const;
};

}  // namespace upstar::nim
