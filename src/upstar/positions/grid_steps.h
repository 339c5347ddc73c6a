// Steps on a grid in any of the ways in which pieces of chess go, a whole set of cells at once.
#pragma once

#include <cstdlib>

#include "upstar/positions/grid.h"

namespace upstar {

struct GridStep {
    int rows = 0;     ///< down
    int columns = 0;  ///< to the right
};

inline constexpr GridStep kOrthogonalSteps[] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
inline constexpr GridStep kDiagonalSteps[] = {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
inline constexpr GridStep kCompassSteps[] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1},
                                             {0, 1},   {1, -1}, {1, 0},  {1, 1}};
inline constexpr GridStep kKnightSteps[] = {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2},
                                            {1, -2},  {1, 2},  {2, -1},  {2, 1}};

/// The cells that those of `set` reach by the step; what leaves the board is gone.
inline CellSet stepped(const Grid& grid, CellSet set, GridStep step) {
    const int columns = grid.columns();
    if (std::abs(step.columns) >= columns || std::abs(step.rows) >= grid.rows()) return 0;
    // Cells from which the step along the row does not leave it.
    for (int i = 0; i < step.columns; ++i) set &= ~grid.column(columns - 1 - i);
    for (int i = 0; i > step.columns; --i) set &= ~grid.column(-i);
    const int bits = step.rows * columns + step.columns;
    return (bits >= 0 ? set << bits : set >> -bits) & grid.all();
}

}  // namespace upstar
