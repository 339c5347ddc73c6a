// The penetration of an army, with proofs of both bounds.
//
// Row by row: a stone in row d has jumped over one in row d - 1, so if row d is out of reach all
// rows behind it are. For each goal in the row there is either a sequence of jumps, found backwards
// (jump_search.h), or a proof that there is none: a pagoda function, or, where none is found (the
// linear program allows half a jump), the exhausted search. Rows beyond kMostPenetration need no
// proof of their own (golden_pagoda.h).
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/konane/army/pagoda.h"

namespace upstar::konane {

/// A search of all demands, and of all positions where needed, has found no jumps to the goal.
struct Exhausted {
    std::uint64_t visited = 0;
};

/// Why no stone is the first to reach its row at the goal.
struct Exclusion {
    Square goal;
    std::variant<Pagoda, Exhausted> proof;
};

/// Stones of an army, and jumps of theirs that end at a goal.
struct Advance {
    std::vector<Square> stones;
    std::vector<Jump> jumps;
};

struct Penetration {
    int distance = 0;
    Advance advance;                    // to row `distance`; empty for 0
    std::vector<Exclusion> exclusions;  // of the next row; none after kMostPenetration. Of a
                                        // symmetric army, only the left half and the middle
};

/// What can be said of one row in front of an army: how to reach it, or why not.
using RowAnswer = std::variant<Advance, std::vector<Exclusion>>;
RowAnswer reach_row(Context& context, const Army& army, int distance);

Penetration penetration(Context& context, const Army& army);

/// The fewest stones of the army that reach row `distance`; nothing if all together do not.
std::optional<Advance> fewest_stones(Context& context, const Army& army, int distance);

}  // namespace upstar::konane
