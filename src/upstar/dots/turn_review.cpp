#include "upstar/dots/turn_review.h"

namespace upstar {

std::optional<TurnReview> review_turn(DotsAdviser& adviser, const DotsTurn& turn,
                                      std::chrono::milliseconds time) {
    // The later position first: it is smaller, and what is found there is known for the earlier.
    std::optional<int> after = 0;
    if (!turn.after.strings().empty()) after = adviser.margin(turn.after, time);
    if (!after) return std::nullopt;
    const auto before = adviser.margin(turn.before, time);
    if (!before) return std::nullopt;
    const int got = turn.captured + (turn.moves_again ? *after : -*after);
    TurnReview review{.margin = *before, .cost = *before - got, .best = {}};
    if (review.cost > 0) review.best = adviser.advise(turn.before, time).string;
    return review;
}

}  // namespace upstar
