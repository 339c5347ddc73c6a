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
#include "upstar/positions/free_cells.h"
#include "upstar/values/arena.h"
#include "upstar/values/player.h"

namespace upstar::domineering {

struct Domineering {
    class Position {
    public:
        Position() = default;  ///< one blocked cell
        Position(Grid grid, CellSet empty) : Position(FreeCells{grid, empty}) {}
        explicit Position(const FreeCells& cells) : cells_(cells) {}

        void options(Player player, std::vector<Position>& out) const;

        /// Connected regions of two or more cells, each on the smallest board that holds it.
        void decompose(std::vector<Position>& out) const { cells_.append_regions(out); }
        Position canonical() const;
        Position negated() const {
            return {cells_.grid.transposed(), cells_.grid.transposed(cells_.free)};
        }
        std::optional<Game> known_value(Arena& arena) const;

        std::string to_string() const { return upstar::to_string(cells_); }
        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p) { return hash_value(p.cells_); }

    private:
        /// The upper or left cells of the places where `player` can put a domino.
        CellSet places(Player player) const;
        CellSet domino(Player player, CellSet place) const;

        FreeCells cells_;
    };

    static const About& about();
    Position parse(std::string_view text) const { return Position(parse_free_cells(text)); }
};

}  // namespace upstar::domineering
