// Cram (Martin Gardner, 1974; Winning Ways, ch. 15): impartial Domineering. Either player places a
// domino upright or lying.
//
// A position is the set of empty cells. Regions of empty cells that touch only at corners are
// independent; all images of a region under the symmetries of the square have one value.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/positions/about.h"
#include "upstar/positions/free_cells.h"

namespace upstar::cram {

struct Cram {
    class Position {
    public:
        Position() = default;  ///< one blocked cell
        Position(Grid grid, CellSet empty) : Position(FreeCells{grid, empty}) {}
        explicit Position(const FreeCells& cells) : cells_(cells) {}

        void options(std::vector<Position>& out) const;
        /// Connected regions of two or more cells, each on the smallest board that holds it.
        void decompose(std::vector<Position>& out) const { cells_.append_regions(out); }
        Position canonical() const;

        std::string to_string() const { return upstar::to_string(cells_); }
        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p) { return hash_value(p.cells_); }

    private:
        FreeCells cells_;
    };

    static const About& about();
    Position parse(std::string_view text) const { return Position(parse_free_cells(text)); }
};

}  // namespace upstar::cram
