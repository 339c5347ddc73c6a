// The search of grid_layout.h for one region: paths for its chains in a rectangle of cells.
//
// Strings to the ground leave through the upper side; where no such layout is found, through the
// left one too, and then the rectangle must lie in a corner of the board.
#pragma once

#include <optional>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

struct LayoutCell {
    int row = 0;
    int column = 0;
};

struct RegionLayout {
    int rows = 0;
    int columns = 0;
    std::vector<LayoutCell> cells;  ///< by coin of the region, from 1; the first stands for nothing
    std::vector<bool> leaves_up;  ///< by column: whether a string leaves upwards from the first row
    std::vector<bool> leaves_left;  ///< by row: whether one leaves to the left
    bool has_ground = false;
    bool needs_corner = false;  ///< some string leaves to the left

    /// Whether the ground string of a coin, its first or its second, leaves to the left.
    bool is_left(int coin, bool is_second) const {
        const auto [row, column] = cells[static_cast<std::size_t>(coin)];
        if (column != 0 || !leaves_left[static_cast<std::size_t>(row)]) return false;
        return is_second || row != 0 || !leaves_up[0];
    }
};

/// Requires a connected graph of at most 64 x 64 coins. Nothing if no layout is found.
std::optional<RegionLayout> lay_out(const CoinGraph& region, Context& context);

}  // namespace upstar::dots
