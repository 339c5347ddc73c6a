// What a dictionary of small Konane positions says to Ernst's open questions.
#pragma once

#include "upstar/papers/claims.h"

namespace upstar {

/// None of the positions that fit some boxes is worth *4, by both rules.
Check no_star_four();

/// Finds no counterexample: counts the positions in a box whose value depends on the rules, and
/// those whose value depends on whether the edge of the box is the edge of the board.
Check values_by_rules_and_edges();

}  // namespace upstar
