// Every game of the family with few stacks: all rules, a up to 3, circles and paths.
#pragma once

#include <vector>

#include "upstar/games/circular_nim/rules/circular_rules.h"

namespace upstar::circular_nim {

inline constexpr Removal kRemovals[] = {Removal::FixedFromSome, Removal::FixedFromEach,
                                        Removal::AtLeastFromEach, Removal::AtLeastInTotal,
                                        Removal::ExactlyInTotal};

inline std::vector<CircularRules> small_games(std::uint32_t most_stacks) {
    std::vector<CircularRules> games;
    for (std::uint32_t n = 1; n <= most_stacks; ++n)
        for (std::uint32_t k = 1; k <= n; ++k)
            for (const Removal removal : kRemovals)
                for (std::uint32_t a = 1; a <= 3; ++a)
                    for (const bool circle : {true, false})
                        games.push_back({n, k, removal, a, circle});
    return games;
}

}  // namespace upstar::circular_nim
