// Every game of the kind with few stacks: all rules, a up to 3, circles and paths; and Set Nim.
#pragma once

#include <iterator>
#include <random>
#include <string>
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

/// Games of Set Nim whose families are drawn at random: all rules, a up to 2.
inline std::vector<CircularRules> random_families(std::uint32_t most_stacks, unsigned count) {
    std::mt19937 random(17);
    const auto below = [&](std::uint32_t end) {
        return static_cast<std::uint32_t>(random()) % end;
    };
    std::vector<CircularRules> games;
    for (unsigned drawn = 0; drawn < count; ++drawn) {
        const std::uint32_t n = 1 + below(most_stacks);
        std::string sets;
        for (std::uint32_t s = 1 + below(4); s > 0; --s) {
            sets += sets.empty() ? "" : ",";
            const StackMask set = 1 + below((1u << n) - 1);
            for (std::uint32_t i = 0; i < n; ++i)
                if ((set >> i & 1) != 0) sets += static_cast<char>('a' + i);
        }
        CircularRules rules = rules_of(family_of_sets(sets, n));
        rules.removal = kRemovals[below(std::size(kRemovals))];
        rules.amount = 1 + below(2);
        games.push_back(std::move(rules));
    }
    return games;
}

}  // namespace upstar::circular_nim
