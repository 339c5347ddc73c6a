// Sums of independent chains and loops without joints: the simple loony endgames.
//
// The opener needs to consider only a shortest chain and a shortest loop. For let G(n) be any loony
// endgame with one chain or loop of length n in it. Then |v(G(n)) - v(G(m))| <= |n - m|, by
// induction: opening that piece leaves the same rest at a price that differs by |n - m|; opening
// any other piece leaves rests to which the induction applies, and |x - 2|, |x - 4| and the minimum
// over pieces preserve it. So opening the shorter of two chains, which leaves the longer one, is no
// worse than the other way round; likewise for loops. Hence a table with an entry for every number
// of chains and of loops that were opened gives the value.
//
// Where all loops are even, the value has a closed form in terms of the controlled value and of the
// numbers of 3-chains and 4-loops (Buzzard and Ciere, Playing Simple Loony Dots and Boxes Endgames
// Optimally, INTEGERS 14, 2014). A 7-loop breaks it.
#pragma once

#include <vector>

namespace upstar::dots {

/// Lengths: chains have at least 3 coins, loops at least 4.
struct ChainsAndLoops {
    std::vector<int> chains;
    std::vector<int> loops;

    bool has_odd_loop() const;
};

/// The value to the player in control, for loops of any length: by the table where a loop is odd,
/// by the closed form otherwise.
int value(const ChainsAndLoops& sum);

int value_by_table(const ChainsAndLoops& sum);

/// Requires that all loops are even.
int value_by_closed_form(const ChainsAndLoops& sum);

}  // namespace upstar::dots
