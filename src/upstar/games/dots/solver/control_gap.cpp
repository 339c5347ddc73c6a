#include "upstar/games/dots/solver/control_gap.h"

#include <algorithm>
#include <cassert>

namespace upstar::dots {

ControlGap control_gap(const std::vector<DotsMove>& scores, const std::vector<int>& winning) {
    assert(!scores.empty());
    ControlGap gap;
    gap.best = scores.front().value;
    for (const DotsMove& move : scores) {
        gap.best = std::max(gap.best, move.value);
        if (std::find(winning.begin(), winning.end(), move.string) != winning.end())
            gap.best_winning = std::max(gap.best_winning.value_or(move.value), move.value);
    }
    return gap;
}

}  // namespace upstar::dots
