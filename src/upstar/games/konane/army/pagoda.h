// Potentials on a finite region that prove a goal out of reach, and their check.
//
// What is proved: no stone of the army is the first to reach the row of the goal there. Suppose one
// is. Until that jump
//
//   - no stone is beyond the other three sides of the army by more than kMostPenetration
//     (golden_pagoda.h), nor in the row of the goal: all are in the region around the army whose
//     top is the row before the goal's;
//   - so every jump runs inside that region, and the last one goes up from it to the goal.
//
// If f(from) + f(over) >= f(to) for these jumps and f >= 0, the sum of f over all stones never
// rises and ends at f(goal) or more. It began as the sum over the army; if that is less than
// f(goal), the jump cannot be. When every column of the row is excluded so, no stone reaches the
// row. `excludes` checks exactly these inequalities, in integers, and shares nothing with the
// search that finds the function. Reference: Beasley, "The Ins and Outs of Peg Solitaire", 1985.
#pragma once

#include <cstdint>
#include <vector>

#include "upstar/games/konane/army/army.h"

namespace upstar::konane {

/// Potentials are at most this, so that no sum over a region overflows.
inline constexpr std::int64_t kMostPotential = std::int64_t{1} << 40;

/// Where stones can be until one first reaches row `distance`, with that row on top.
Region region_before(const Army& army, int distance);

struct Pagoda {
    Region region;
    Square goal;  // in the top row
    std::vector<std::int64_t>
        potentials;  // by Region::index; of the top row only the goal's counts

    std::int64_t at(Square cell) const { return potentials[region.index(cell)]; }

    friend bool operator==(const Pagoda&, const Pagoda&) = default;
};

/// The sum over the army, whose cells must be in the region.
std::int64_t potential(const Pagoda& pagoda, const Army& army);

/// The greatest sum over `count` stones of the army.
std::int64_t greatest_potential(const Pagoda& pagoda, const Army& army, std::size_t count);

/// True if no jump before the first arrival at the goal's row raises the sum of the potentials.
bool is_pagoda(const Pagoda& pagoda);

/// True if `pagoda` proves that no stone of `army` is the first to reach the goal's row there.
bool excludes(const Pagoda& pagoda, const Army& army);

}  // namespace upstar::konane
