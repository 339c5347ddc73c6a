// The greatest penetration of armies that fit a rectangle: Ernst's Table 1, proved anew.
//
// The table is the one that separation trusts, table_penetration of konane_penetration.h. An army
// in a rectangle does no more than the full rectangle, and a rectangle no more than one that
// contains it. So the whole table, endless rows and columns included, follows from the few
// rectangles where it changes, its landmarks: the least ones that reach a row, each by jumps, and
// the greatest that do not, each by a golden potential (golden_pagoda.h) or by one proof for each
// goal (penetration.h).
#pragma once

#include <span>
#include <variant>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/konane/army/golden_pagoda.h"
#include "upstar/games/konane/army/penetration.h"

namespace upstar::konane {

/// A rectangle, and a row that it does or does not reach.
struct Landmark {
    Rectangle rectangle;
    int distance = 0;

    friend bool operator==(const Landmark&, const Landmark&) = default;
};

/// The least rectangles that reach row 1, 2, 3, 4, and the greatest that do not reach 1 to 5.
std::span<const Landmark> reached_landmarks();
std::span<const Landmark> unreached_landmarks();

/// The jumps of an army in the rectangle to the row. Throws Error (Input) if there are none: then
/// the landmark is wrong.
Advance prove_reached(Context& context, const Landmark& landmark);

/// Potentials of the whole plane, or one proof for each goal. Throws as prove_reached does.
using Unreached = std::variant<GoldenPagoda, std::vector<Exclusion>>;
Unreached prove_unreached(Context& context, const Landmark& landmark);

/// What the landmarks say of a rectangle.
struct TableEntry {
    int penetration = 0;
    const Landmark* reached = nullptr;    // none for penetration 0
    const Landmark* unreached = nullptr;  // its distance is penetration + 1
};

/// Requires that the rectangle has a row and a column.
TableEntry table_entry(const Rectangle& rectangle);

}  // namespace upstar::konane
