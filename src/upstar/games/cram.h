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
#include "upstar/positions/grid.h"

namespace upstar::cram {

struct Cram {
    class Position {
    public:
        Position() = default;  ///< one blocked cell
        Position(Grid grid, CellSet empty) : grid_(grid), empty_(empty) {}

        void options(std::vector<Position>& out) const;
        /// Connected regions of two or more cells, each on the smallest board that holds it.
        void decompose(std::vector<Position>& out) const;
        Position canonical() const;

        std::string to_string() const;
        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p);

    private:
        Grid grid_;
        CellSet empty_ = 0;
    };

    static const About& about();
    Position parse(std::string_view text) const;
};

}  // namespace upstar::cram
