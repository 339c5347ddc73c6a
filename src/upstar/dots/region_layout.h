// The search of grid_layout.h for one region: paths for its chains in a rectangle of cells.
#pragma once

#include <optional>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/rulesets/coin_graph.h"

namespace upstar {

struct LayoutCell {
    int row = 0;
    int column = 0;
};

struct RegionLayout {
    int rows = 0;
    int columns = 0;
    std::vector<LayoutCell> cells;  ///< by coin of the region, from 1; the first stands for nothing
    bool has_ground = false;
};

/// Requires a connected graph of at most 64 x 64 coins. Nothing if no layout is found.
std::optional<RegionLayout> lay_out(const CoinGraph& region, Context& context);

}  // namespace upstar
