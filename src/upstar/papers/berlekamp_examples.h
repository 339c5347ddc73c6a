// What Berlekamp and Scott say in passing: of twins, of naive plans, of palindromes, of landings,
// of Figure 9 and of the caution in Comment 4. The lengths in Figure 9 are lost in the known scans;
// the endgames here are the smallest we know that do what the text says of it.
#pragma once

#include "upstar/papers/berlekamp_endgames.h"

namespace upstar {

/// In a loony endgame p = 1/4 only if all is independent chains of 3.
Fault quarter_means_threes(const dots::CoinGraph& graph, dots::LoonyValues& values);

/// Moderate loops of random endgames have so many kinds of environments: isolated, in twins, in
/// bracelets, and whatever else comes up.
Check environments(std::size_t kinds, Trials trials);

/// Whatever lies beside a twin, Left does best to open its shorter loop, the handle of the dipper.
Check twins_are_dippers();

/// In Figure 2 a flight through all chains of the bracelet before its trinkets crashes.
Check naive_flight_crashes();

/// Earmuffs with 4-loops and a band of 12 or more have a bump of 10.
Check earmuffs_have_a_bump_of_ten();

/// Comment 1: bracelets of 6-loops without a profit have only small bumps.
Check six_loops_are_smooth(Trials trials);

/// The direct flights through a palindrome are as bumpy in both directions; through other open
/// bracelets they need not be.
Check palindromes_fly_alike(Trials trials);

/// The theorem applies to Figure 2 with G = H and the loop of 12 and the chain of 6 as K.
Check theorem_applies_to_figure_2();

/// v = cv for very long chains and loops alone, and the landing of Figure 8.
Check landings_are_safe();

/// Figure 9: three bracelets have profitable parts and tags that meet; when one is played, the
/// others merge and have none.
Check merged_bracelets_lose_their_profit();

/// Comment 3: a chain of 3 that is played at a joint fuses others, which may be of 3 too.
Check chains_of_three_fuse();

/// Comment 4: a moderate chain played at the joint of a tag ends a greater profit.
Check moderate_chain_may_cost_a_profit();

}  // namespace upstar
