// What a turn of Dots-and-Boxes cost the player who made it.
//
// Before it he had a margin: his boxes less the opponent's, from there on, both playing their best.
// The turn costs what that exceeds the boxes he captured and the margin that he has afterwards.
#pragma once

#include <chrono>
#include <optional>

#include "upstar/dots/advice.h"
#include "upstar/rulesets/coin_graph.h"

namespace upstar {

struct DotsTurn {
    CoinGraph before;
    CoinGraph after;
    int captured = 0;
    bool moves_again = false;  ///< the same player is to move then
};

struct TurnReview {
    int margin = 0;           ///< before the turn, of its player
    int cost = 0;             ///< 0 of the best turns
    std::optional<int> best;  ///< where it cost something, a string of `before` to cut instead
};

/// Nothing if a margin is not found in about that time. Throws Error (Cancelled) only.
std::optional<TurnReview> review_turn(DotsAdviser& adviser, const DotsTurn& turn,
                                      std::chrono::milliseconds time);

}  // namespace upstar
