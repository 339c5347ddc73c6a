// Domineering (Göran Andersson; Conway, On Numbers and Games, ch. 10).
//
// Left places dominoes vertically, Right horizontally, on the empty cells of a board. A position is
// the set of empty cells; what a domino covers is as good as blocked.
//
//   - Regions of empty cells that touch only at corners are independent: they decompose.
//   - A reflection keeps the value. A quarter turn exchanges the players: with a reflection it is
//     the transposition, which negates.
//   - Where only one player can move, the value is the number of moves left to that player.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/positions/about.h"
#include "upstar/positions/grid.h"
#include "upstar/values/arena.h"
#include "upstar/values/player.h"

namespace upstar::domineering {

struct Domineering {
    class Position {
    public:
        Position() = default;  ///< one blocked cell
        Position(Grid grid, CellSet empty) : grid_(grid), empty_(empty) {}

        void options(Player player, std::vector<Position>& out) const;

        /// Connected regions of two or more cells, each on the smallest board that holds it.
        void decompose(std::vector<Position>& out) const;
        Position canonical() const;
        Position negated() const { return {grid_.transposed(), grid_.transposed(empty_)}; }
        std::optional<Game> known_value(Arena& arena) const;

        std::string to_string() const;
        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p);

    private:
        /// The upper or left cells of the places where `player` can put a domino.
        CellSet places(Player player) const;
        CellSet domino(Player player, CellSet place) const;

        Grid grid_;
        CellSet empty_ = 0;
    };

    static const About& about();
    Position parse(std::string_view text) const;
};

}  // namespace upstar::domineering
