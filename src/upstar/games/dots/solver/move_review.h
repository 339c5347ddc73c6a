// What a move of Dots-and-Boxes, one line drawn, cost the player who made it.
//
// Before it he had a margin: his boxes less the opponent's, from there on, both playing their best.
// The move costs what that exceeds the boxes he captured and the margin that he has afterwards.
#pragma once

#include <chrono>
#include <optional>

#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/solver/advice.h"

namespace upstar::dots {

struct MoveReview {
    int margin = 0;           ///< before the move, of its player
    int cost = 0;             ///< 0 of the best moves
    std::optional<int> best;  ///< where it cost something, a string of `before` to cut instead
};

/// Of the move that cuts one string of `before` and leaves `after`. Nothing if a margin is not
/// found in about that time. Throws Error (Cancelled) only.
std::optional<MoveReview> review_move(DotsAdviser& adviser, const CoinGraph& before,
                                      const CoinGraph& after, std::chrono::milliseconds time);

}  // namespace upstar::dots
