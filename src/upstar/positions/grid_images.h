// Boards with several kinds of cells, seen from all sides: the least image under the symmetries of
// the grid, and the part of a board on the smallest grid that holds it.
#pragma once

#include <array>
#include <cstddef>

#include "upstar/positions/grid.h"

namespace upstar {

template <std::size_t Kinds>
struct GridSets {
    Grid grid;
    std::array<CellSet, Kinds> sets{};
};

enum class GridSymmetry {
    Reflections,  ///< left and right, up and down
    AllTurns,     ///< these, and quarter turns
};

namespace grid_images {

// The least of p and its reflections.
template <std::size_t Kinds>
GridSets<Kinds> least_reflection(const GridSets<Kinds>& p) {
    GridSets<Kinds> least = p;
    for (int side = 1; side < 4; ++side) {
        GridSets<Kinds> image = p;
        for (CellSet& set : image.sets) {
            if ((side & 1) != 0) set = p.grid.mirrored(set);
            if ((side & 2) != 0) set = p.grid.upside_down(set);
        }
        if (image.sets < least.sets) least = image;
    }
    return least;
}

}  // namespace grid_images

/// The least image in the order of the sets. With all turns, a grid comes out lying, rows <=
/// columns.
template <std::size_t Kinds>
GridSets<Kinds> least_image(const GridSets<Kinds>& p, GridSymmetry symmetry) {
    const int rows = p.grid.rows();
    const int columns = p.grid.columns();
    if (symmetry == GridSymmetry::Reflections || rows < columns)
        return grid_images::least_reflection(p);
    GridSets<Kinds> turned{p.grid.transposed(), {}};
    for (std::size_t i = 0; i < Kinds; ++i) turned.sets[i] = p.grid.transposed(p.sets[i]);
    turned = grid_images::least_reflection(turned);
    if (rows > columns) return turned;
    const GridSets<Kinds> upright = grid_images::least_reflection(p);
    return turned.sets < upright.sets ? turned : upright;
}

/// The cells of `kept`, on the smallest grid that holds them. Requires a set that is not empty.
template <std::size_t Kinds>
GridSets<Kinds> part_of(const GridSets<Kinds>& p, CellSet kept) {
    int top = 0;
    while ((kept & p.grid.row(top)) == 0) ++top;
    int left = 0;
    while ((kept & p.grid.column(left)) == 0) ++left;
    GridSets<Kinds> part{cropped(p.grid, kept).grid, {}};
    for (int r = 0; r < part.grid.rows(); ++r) {
        const int from = (top + r) * p.grid.columns() + left;
        const int to = r * part.grid.columns();
        for (std::size_t i = 0; i < Kinds; ++i)
            part.sets[i] |= ((p.sets[i] & kept) >> from & part.grid.row(0)) << to;
    }
    return part;
}

}  // namespace upstar
