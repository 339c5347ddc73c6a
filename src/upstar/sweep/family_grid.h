// How the cells of a family lie in grids, as Erickson sets his tables.
//
// Two parameters make a grid, the first downwards and the second across; every further one makes
// one grid for each of its values. A parameter with one value only is said once, above.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/sweep/bindings.h"
#include "upstar/sweep/family.h"

namespace upstar {

struct FamilyGrid {
    Bindings title;            ///< what is the same in all its cells
    std::string down, across;  ///< the parameters
    std::vector<std::int64_t> rows;
    std::vector<std::int64_t> columns;
    std::vector<std::vector<std::optional<std::size_t>>> cells;  ///< places in the family
};

/// Requires at least two parameters that vary.
std::vector<FamilyGrid> family_grids(const Family& family);

}  // namespace upstar
