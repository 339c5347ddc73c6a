#include "upstar/games/dots/solver/move_review.h"

namespace upstar::dots {

std::optional<MoveReview> review_move(DotsAdviser& adviser, const CoinGraph& before,
                                      const CoinGraph& after, std::chrono::milliseconds time) {
    // The later position first: it is smaller, and what is found there is known for the earlier.
    std::optional<int> left = 0;
    if (!after.strings().empty()) left = adviser.margin(after, time);
    if (!left) return std::nullopt;
    const auto margin = adviser.margin(before, time);
    if (!margin) return std::nullopt;
    const int captured = before.live_coins() - after.live_coins();
    const int got = captured > 0 ? captured + *left : -*left;
    MoveReview review{.margin = *margin, .cost = *margin - got, .best = {}};
    if (review.cost > 0) review.best = adviser.advise(before, time).string;
    return review;
}

}  // namespace upstar::dots
