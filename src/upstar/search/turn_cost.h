// What a turn of a scoring game cost the player who made it.
//
// Before a move he had a margin: his points less the opponent's, from there on, both playing their
// best. The move costs what that exceeds the points it scores and the margin that he has
// afterwards; the moves of a turn cost that together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace upstar {

/// A move from the position `before` to `after`, both of any type that margins are asked of.
template <class P>
struct ScoredMove {
    const P& before;
    const P& after;
    std::int32_t points = 0;
    bool moves_again = false;
};

struct TurnCost {
    std::int32_t margin = 0;            ///< before the turn, of its player
    std::int32_t cost = 0;              ///< 0 of the best turns
    std::optional<std::size_t> slip{};  ///< the first of its moves that was not the best
};

/// `margin_of(p)` is the margin of the player to move in p, or nothing if it is out of reach: then
/// nothing is known of the turn. Requires a move.
template <class P, class MarginOf>
std::optional<TurnCost> cost_of_turn(const std::vector<ScoredMove<P>>& turn,
                                     const MarginOf& margin_of) {
    TurnCost found;
    // The later position first: it is smaller, and what is found there is known for the earlier.
    for (std::size_t i = turn.size(); i-- > 0;) {
        const std::optional<std::int32_t> after = margin_of(turn[i].after);
        const auto before = after ? margin_of(turn[i].before) : std::nullopt;
        if (!before) return std::nullopt;
        const std::int32_t got = turn[i].points + (turn[i].moves_again ? *after : -*after);
        found.margin = *before;
        if (got == *before) continue;
        found.cost += *before - got;
        found.slip = i;
    }
    return found;
}

}  // namespace upstar
