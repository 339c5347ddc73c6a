// What a player sees who looks a few moves ahead and no further: every line of play up to a depth,
// as long as there are not too many.
//
// Of a game without points a win counts more the sooner it comes and a loss less the later, and all
// that is open counts the same; in a scoring game what is scored on the way counts. To judge open
// positions by freedom of movement made a player of three moves as good at Domineering and Konane
// as one who errs once in five moves, and was left out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/catalog/any_position.h"

namespace upstar {

struct ForeseenMove {
    PositionPtr position;
    std::int32_t score = 0;  ///< for its player; more is better

    /// The end is in sight, of a game without points.
    bool wins() const { return score > kSure; }
    bool loses() const { return score < -kSure; }

    static constexpr std::int32_t kSure = 1 << 20;  ///< no points are as many
};

struct Lookahead {
    int depth = 1;         ///< moves of both players, the first of them included
    std::size_t most = 0;  ///< positions to look at; fewer moves ahead where that does not do
};

/// Every move of `player`, each position once, as far as that is seen. Those of a position with too
/// many moves to look at have a score of 0. Throws Error if the context is stopped.
std::vector<ForeseenMove> foreseen(const PositionPtr& position, Player player,
                                   const Lookahead& lookahead, Context& context);

}  // namespace upstar
