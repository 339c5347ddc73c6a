// What becomes of a sum: the moves that it has, by parts, and how they simplify to its value.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "upstar/values/explain.h"
#include "upstar/values/strategy.h"

namespace upstar {

/// A move of the sum: one in a part.
struct SumOption {
    Player player;
    PartMove move;
    Game value;  ///< of the sum after it
    /// The same move in the part that is the negative of this one, if there is such a part: the
    /// answer that restores the value of the sum.
    std::optional<PartMove> mirrored{};
};

struct SumExplanation {
    std::vector<Game> parts;
    std::vector<std::pair<std::size_t, std::size_t>> cancelling;  ///< each other's negatives
    std::vector<SumOption> options;  ///< Left's first, then by parts, as options print
    Explanation simplification;      ///< of the values of the options

    Game value() const { return simplification.value; }
    /// Whether every part that is not 0 has its negative beside it.
    bool cancels() const;
    /// The values of the player's options, each once.
    std::vector<Game> values(Player player) const;
};

/// Throws Error (Limit) where a nimber has too many options to show.
SumExplanation explain_sum(Arena& arena, const std::vector<Game>& parts);

}  // namespace upstar
