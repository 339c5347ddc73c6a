// After a match: where a player let a win slip or, in a scoring game, what his turns cost.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "upstar/answers/match.h"
#include "upstar/search/evaluators.h"

namespace upstar {

/// A turn that was not the best.
struct Slip {
    std::size_t turn = 0;   ///< counted from 0 among those of the player
    std::int32_t cost = 0;  ///< points that it gave away; 0 where a win slipped
    PositionPtr before;     ///< before the first of its moves that was not the best
    PositionPtr better;     ///< an option of that which was
};

struct Review {
    std::vector<Slip> slips;    ///< in the order of play
    std::size_t unknown = 0;    ///< the first so many turns were not judged in time
    bool ever_winning = false;  ///< in a judged turn of a game without points he had a win
};

/// Judges the turns of `player` from the last one backwards, since what is near the end is found
/// soonest. What is not found out in about that time, or because an interrupt ends it, is unknown.
Review review(const std::vector<Turn>& turns, Player player, Evaluators& evaluators,
              std::chrono::milliseconds time);

}  // namespace upstar
