// A board of which nothing matters but which cells are free: what is left of games that only cover
// cells, such as Domineering and Cram. As text '.' is a free cell and 'x' (or '#') one that is
// blocked or covered; a size stands for an empty board.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/positions/grid.h"

namespace upstar {

struct FreeCells {
    Grid grid;
    CellSet free = 0;

    /// Appends the connected regions of two or more free cells, each on the smallest board that
    /// holds it: regions that touch only at corners are independent of a domino.
    template <class Position>
    void append_regions(std::vector<Position>& out) const {
        for (CellSet rest = free; rest != 0;) {
            const CellSet region = grid.connected(lowest(rest), rest);
            rest &= ~region;
            if (region == lowest(region)) continue;
            const Cropped board = cropped(grid, region);
            out.emplace_back(board.grid, board.set);
        }
    }

    friend bool operator==(const FreeCells&, const FreeCells&) = default;
};

std::size_t hash_value(const FreeCells& cells);
std::string to_string(const FreeCells& cells);
/// Throws Error (Input) with an offset.
FreeCells parse_free_cells(std::string_view text);

}  // namespace upstar
