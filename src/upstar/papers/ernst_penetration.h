// Ernst's Table 1 and the pagoda functions behind it, each entry with its proofs
// (games/konane/army/).
#pragma once

#include "upstar/papers/claims.h"

namespace upstar {

/// Two stones in a column get one square beyond the line, and not two.
Check penetration_of_a_pair();

/// A block of two rows of four gets two squares beyond its long side, and not three.
Check penetration_of_a_block();

/// The printed entries are those of the table that is proved from its landmarks.
Check penetration_table();

/// The fewest stones of the least rectangles that reach 2 and 3.
Check fewest_stones_of_penetrations();

/// Some but not all sets of 11 stones, of 4 rows by 3, reach 3.
Check eleven_stones();

/// No army of a small rectangle gets further without one of its stones.
Check more_stones_reach_further();

/// The printed potentials never rise and keep 3x3 from reaching 3: 20 < 21.
Check fibonacci_pagoda();

/// The half-plane sums to exactly 1 in row 5; depth 2 and width 4 are kept from row 4.
Check golden_pagodas();

/// The potentials printed in Figures 6, 7, 9 and 10: no jump raises them, and the sums of the
/// armies are below the goals, or equal where the text says so.
Check potentials_of_figures();

/// Of three rows, width 7, 11 and 12 cannot reach 4, and 13 can.
Check wide_armies();

}  // namespace upstar
