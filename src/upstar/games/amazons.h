// Amazons (Walter Zamkauskas, 1988).
//
// An amazon moves like a queen of chess and then shoots an arrow, again like a queen, which blocks
// the square that it hits. Nothing is ever freed, so play ends.
//
//   - Blocked squares part the board: regions joined neither along rows and columns nor diagonally
//     are independent, and those without an amazon or without an empty square are worth nothing.
//   - A region with amazons of one player alone is worth as many moves as he can make there: mostly
//     all its empty squares, but some shapes waste one (M. Mueller and T. Tegos, Experiments in
//     Computer Amazons, 2002). A short search finds the number where nothing is wasted.
//   - Reflections and turns keep the value; exchanging the amazons negates it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/positions/about.h"
#include "upstar/positions/board.h"
#include "upstar/positions/grid.h"
#include "upstar/values/arena.h"
#include "upstar/values/player.h"

namespace upstar::amazons {

struct Amazons {
    class Position {
    public:
        Position() = default;  ///< one empty square
        Position(Grid grid, CellSet left, CellSet right, CellSet blocked)
            : left_(left), right_(right), blocked_(blocked), grid_(grid) {}

        void options(Player player, std::vector<Position>& out) const;
        void decompose(std::vector<Position>& out) const;
        Position canonical() const;
        Position negated() const { return {grid_, right_, left_, blocked_}; }
        std::optional<Game> known_value(Arena& arena) const;

        std::string to_string() const;
        BoardDescription describe() const;
        /// "d1-b3/b1": from, to, and where the arrow hits.
        std::string move_to(const Position& option) const;
        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p);

    private:
        CellSet amazons(Player player) const { return player == Player::Left ? left_ : right_; }
        CellSet empty() const { return grid_.all() & ~(left_ | right_ | blocked_); }
        bool fills_all(Player player, int& effort) const;

        CellSet left_ = 0;
        CellSet right_ = 0;
        CellSet blocked_ = 0;
        Grid grid_;
    };

    static const About& about();
    Position parse(std::string_view text) const;
};

}  // namespace upstar::amazons
