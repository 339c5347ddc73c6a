// The sets of P-positions that are proved for all stack sizes.
//
// `upstar nim theorems` found and proved each (theorems/), and tests compare them with brute force
// and with docs/data/circular-nim.tsv. Games with a > 1 that are those with a = 1 on smaller stacks
// (circular_quotient.h) are not listed.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/sets/stack_set.h"

namespace upstar::circular_nim {

/// The P-positions of a game, as parse_stack_set reads them.
struct KnownSet {
    std::string_view game;  ///< as game_name writes it
    std::string_view set;
};

const std::vector<KnownSet>& known_sets();

/// The P-positions of this game, if they are proved.
std::optional<StackSet> known_set(const CircularRules& rules);

}  // namespace upstar::circular_nim
