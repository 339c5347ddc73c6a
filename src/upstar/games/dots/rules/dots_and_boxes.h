// Dots-and-Boxes as a game of the catalog (Lucas, La pipopipette, 1895; Berlekamp, The Dots and
// Boxes Game, 2000).
//
// A position is the set of drawn lines: who captured the boxes so far changes nothing about what is
// still to be won. Lines are those of dots_board.h, in the bits of four words.
//
// This is the game by its rules alone; what makes it tractable (chains, forced captures, Nimstring)
// is in ../loony and ../solver, which work on graphs of strings and coins.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/games/dots/rules/dots_board.h"
#include "upstar/positions/about.h"
#include "upstar/positions/position.h"

namespace upstar::dots {

struct DotsAndBoxes {
    static constexpr int kMostLines = 256;

    class Position {
    public:
        Position() : Position(DotsBoard()) {}
        /// Requires at most kMostLines lines.
        explicit Position(const DotsBoard& board);

        void options(std::vector<ScoringOption<Position>>& out) const;
        /// The least of all reflections and turns.
        Position canonical() const;

        DotsBoard board() const;
        std::string to_string() const;
        std::string board_text() const;
        BoardDescription describe() const;

        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p);

    private:
        using Lines = std::array<std::uint64_t, kMostLines / 64>;

        bool is_drawn(int line) const;
        void draw(int line);

        DotsGrid grid_;
        Lines drawn_{};
    };

    static const About& about();
    Position parse(std::string_view text) const;
    /// Of a record or a picture with letters; A is Left.
    Standing standing(std::string_view text) const;
};

}  // namespace upstar::dots
