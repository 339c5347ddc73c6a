// The numbers that Berlekamp and Scott print, computed again: Figures 2 to 7 and the examples.
#pragma once

#include <vector>

#include "upstar/papers/berlekamp_endgames.h"

namespace upstar {

using Numbers = std::vector<PrintedNumber>;

Numbers boxes_of_figure_2();
Numbers formula_of_figure_2();
Numbers table_of_figure_3();
Numbers direct_flight_of_figure_7();
Numbers winning_sub_bracelet();

/// A 3-chain, a 4-loop, a 4-chain and a 5-chain: Figures 4 and 5.
Numbers single_pieces();

/// p and cv of n chains of 3 alone, the only graphs with p = 1/4.
Numbers quarter_cases();

/// The bump of Figure 7 ends so many moves before the end of E.
Check end_of_bump(int moves_before);

/// v = 10 in Figure 2, by a plan from CD, DE, D, EF, E on; AB does too, and BC after AB and A loses
/// it.
Check play_of_figure_2();

/// Earmuffs with 4-loops and a long band, beside a chain of k: v = cv just for k >= 10.
Check tight_at_ten();

}  // namespace upstar
