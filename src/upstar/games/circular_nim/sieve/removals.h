// What the six rules have in common: the least removals of a window, and whether a move may take
// more than one of them.
//
//     rule       least removals                     more
//     V1         a or 0 from each, not all 0        no
//     V2         a from each                        no
//     V3, V4     a from each                        yes
//     V5         a in total, in every way           yes
//     V6         a in total, in every way           no
//
// A removal is a move if it is one of these or, where more may be taken, takes from no stack less
// than one of these does.
#pragma once

#include <cstdint>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rules.h"

namespace upstar::circular_nim {

struct Removals {
    std::vector<std::vector<std::uint32_t>> least;  ///< from each stack of a window
    bool more = false;
};

/// Of a window of k stacks. Throws Error (Input) if there are too many to work with.
Removals removals_of(const CircularRules& rules, std::uint32_t k);

}  // namespace upstar::circular_nim
