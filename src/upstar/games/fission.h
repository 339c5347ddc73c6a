// Fission: a stone splits into its two free neighbours, those above and below if Left moves, those
// to its left and right if Right does.
//
//   - Reflections keep the value; the transposition exchanges the players and negates it.
// Boards are not taken apart: a stone can come from far to any cell that is not walled in.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/positions/about.h"
#include "upstar/positions/board.h"
#include "upstar/positions/grid.h"
#include "upstar/values/player.h"

namespace upstar::fission {

struct Fission {
    class Position {
    public:
        Position() = default;  ///< one empty cell
        Position(Grid grid, CellSet stones, CellSet blocked)
            : stones_(stones), blocked_(blocked), grid_(grid) {}

        void options(Player player, std::vector<Position>& out) const;
        Position canonical() const;
        Position negated() const {
            return {grid_.transposed(), grid_.transposed(stones_), grid_.transposed(blocked_)};
        }

        std::string to_string() const;
        BoardDescription describe() const;
        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p);

    private:
        CellSet stones_ = 0;
        CellSet blocked_ = 0;
        Grid grid_;
    };

    static const About& about();
    Position parse(std::string_view text) const;
};

}  // namespace upstar::fission
