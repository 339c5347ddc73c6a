// Potentials on the whole plane, for armies without bounds.
//
// The potential of a cell is a product of one profile of its row and one of its column, each
// centred on the goal at distance t = 0:
//
//     Golden    s^|t|                    s^2 + s = 1
//     Stripes   1 for even t, else 0
//
// A profile p is a pagoda function of the line: p(t) + p(t+1) >= p(t+2), both ways. A product of
// such functions that are nowhere negative is one of the plane, since a jump moves along one factor
// and multiplies with the other. No jump raises the sum of the potentials of all stones, so
// an army whose sum is below 1 cannot put a stone on the goal; nor can a finite part of an endless
// army whose sum is 1 and which has stones with a potential beyond any finite part.
//
// Conway's soldiers: a half-plane sums to exactly 1 at the goal in row 5. So no finite army comes
// further than kMostPenetration beyond a line, on any of its sides.
#pragma once

#include <optional>

#include "upstar/games/konane/army/golden_number.h"
#include "upstar/games/konane/rules/konane_penetration.h"

namespace upstar::konane {

/// How many rows or columns a rectangle has; nothing stands for any number.
using Length = std::optional<int>;

struct Rectangle {
    Length depth;
    Length width;

    /// Every army that fits `other` fits this.
    bool contains(const Rectangle& other) const;
    friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

enum class Profile { Golden, Stripes };

/// True if no jump along a line raises the profile; checked exactly.
bool is_pagoda(Profile profile);

struct GoldenPagoda {
    Profile rows = Profile::Golden;
    Profile columns = Profile::Golden;
};

/// The potentials of all cells of `rectangle`, for a goal in row `distance` and in `column`, where
/// the columns of the rectangle count from 0; any column if it has no bounds. Nothing if endless.
std::optional<GoldenNumber> potential(const GoldenPagoda& pagoda, const Rectangle& rectangle,
                                      int distance, int column);

/// True if `pagoda` proves that no finite army in `rectangle` has a stone reach the goal.
bool excludes(const GoldenPagoda& pagoda, const Rectangle& rectangle, int distance, int column);

/// A choice of profiles that proves that no finite army in `rectangle` reaches row `distance` in
/// any column; nothing if none of them does.
std::optional<GoldenPagoda> golden_proof(const Rectangle& rectangle, int distance);

}  // namespace upstar::konane
