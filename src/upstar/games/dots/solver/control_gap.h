// Whether it pays to fight for control: the moves that win Nimstring beside those of the best
// score.
//
// Control wins the long chains but costs two coins for each, four for a loop; with few or short
// ones a move that loses Nimstring may score more.
#pragma once

#include <optional>
#include <vector>

#include "upstar/games/dots/solver/solver.h"

namespace upstar::dots {

struct ControlGap {
    int best = 0;                     ///< the best score of all moves
    std::optional<int> best_winning;  ///< of those that win Nimstring; nothing if none does

    /// What who insists on control gives away; 0 if he need not, or cannot have it.
    int cost() const { return best_winning ? best - *best_winning : 0; }
};

/// From all moves of one position, which is not empty, and the strings that win Nimstring.
ControlGap control_gap(const std::vector<DotsMove>& scores, const std::vector<int>& winning);

}  // namespace upstar::dots
