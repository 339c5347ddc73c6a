// Who wins a sum of big components and values, where that is seen without playing.
//
// The question is whether a player wins moving first. Seen from that player:
//
//   - With no big component and at most two terms the sum is a value, or a comparison of two.
//   - Let l <= B <= u be the sum of all big components. If g + u <= 0 the sum is <= 0 and the
//   player
//     loses; if the player wins g + l moving first, so in the sum, which is >= g + l. (g is the
//     only term, or 0.)
//   - Of several terms g only the stops are added. A game is less than any number above its first
//     stop (the player's) and greater than any number below its second (the opponent's). So the
//     sum is < 0 if u + the first stops add up to less than 0. And if l + the first stop of one
//     term + the second stops of the others is > 0, the player wins that term plus numbers, hence
//     the sum, moving first.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "upstar/search/value_sum.h"
#include "upstar/values/arena.h"
#include "upstar/values/order.h"
#include "upstar/values/sum.h"

namespace upstar {

/// Bounds of a sum of big components, as Left counts.
struct PartBounds {
    std::int64_t lower = 0;
    std::int64_t upper = 0;

    std::int64_t highest(Player player) const { return player == Player::Left ? upper : -lower; }
    std::int64_t lowest(Player player) const { return player == Player::Left ? lower : -upper; }
};

/// Whether `player` wins g + n moving first, where n counts for the player.
inline bool wins_first_with(Arena& arena, Game g, std::int64_t n, Player player) {
    return !less_or_equal(arena, player, g, arena.integer(-sign(player) * n));
}

inline std::optional<bool> decide_by_stops(Arena& arena, const ValueTerms& terms,
                                           const PartBounds& bounds, Player player) {
    Dyadic highest = bounds.highest(player);
    Dyadic lowest = bounds.lowest(player);
    Dyadic gain = 0;
    for (const Game term : terms) {
        const Dyadic& own = arena.stop_number(term, player);
        const Dyadic& other = arena.stop_number(term, opponent(player));
        const Dyadic first = player == Player::Left ? own : -own;
        const Dyadic second = player == Player::Left ? other : -other;
        highest = highest + first;
        lowest = lowest + second;
        gain = std::max(gain, first - second);
    }
    if (highest < 0) return false;
    if (lowest + gain > 0) return true;
    return std::nullopt;
}

/// Whether `player`, moving first, wins; nothing if that takes play.
template <PartizanPosition P>
std::optional<bool> decide(Arena& arena, const ValueSum<P>& sum, const PartBounds& bounds,
                           Player player) {
    const ValueTerms& terms = sum.terms();
    const Game first = terms.empty() ? Game() : terms.front();
    if (sum.parts().empty()) {
        if (terms.size() <= 1) return !less_or_equal(arena, player, first, Game());
        if (terms.size() == 2)
            return !less_or_equal(arena, player, first, negative(arena, terms.back()));
    } else {
        if constexpr (!Bounded<P>) return std::nullopt;
        if (terms.size() <= 1) {
            if (!wins_first_with(arena, first, bounds.highest(player), player)) return false;
            if (wins_first_with(arena, first, bounds.lowest(player), player)) return true;
            return std::nullopt;
        }
    }
    return decide_by_stops(arena, terms, bounds, player);
}

}  // namespace upstar
