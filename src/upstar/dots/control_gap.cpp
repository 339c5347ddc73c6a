#include "upstar/dots/control_gap.h"

#include <algorithm>
#include <cassert>

namespace upstar {

ControlGap control_gap(const std::vector<DotsMove>& scores,
                       const std::vector<NimstringMove>& moves) {
    assert(!scores.empty() && scores.size() == moves.size());
    ControlGap gap;
    gap.best = scores.front().value;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        assert(scores[i].string == moves[i].string);
        gap.best = std::max(gap.best, scores[i].value);
        if (moves[i].wins)
            gap.best_winning =
                std::max(gap.best_winning.value_or(scores[i].value), scores[i].value);
    }
    return gap;
}

}  // namespace upstar
