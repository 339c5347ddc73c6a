// NoGo, or Anti-Atari Go (J. Moore; N. Chou et al., 2011).
//
// Players place stones of their own on a board. Every group must keep an empty cell beside it: a
// move that takes the last one from a group of either player is not allowed, so nothing is ever
// captured.
//
//   - Reflections and turns keep the value; exchanging the stones negates it.
//   - Where a player has no move, the other has as many as he can make.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/positions/about.h"
#include "upstar/positions/board.h"
#include "upstar/positions/grid.h"
#include "upstar/values/player.h"

namespace upstar::nogo {

struct NoGo {
    class Position {
    public:
        Position() = default;  ///< one empty cell
        Position(Grid grid, CellSet left, CellSet right)
            : left_(left), right_(right), grid_(grid) {}

        void options(Player player, std::vector<Position>& out) const;
        Position canonical() const;
        Position negated() const { return {grid_, right_, left_}; }

        std::string to_string() const;
        BoardDescription describe() const;
        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p);

        /// Whether every group has an empty cell beside it.
        bool all_breathe() const;

    private:
        CellSet left_ = 0;
        CellSet right_ = 0;
        Grid grid_;
    };

    static const About& about();
    Position parse(std::string_view text) const;
};

}  // namespace upstar::nogo
