// All games born by a given day, by brute force: 1, 4, 22, 1474 of them by days 0 to 3.
#pragma once

#include <algorithm>
#include <vector>

#include "naive/naive_game.h"

namespace naive {

/// All sets of games of which no two compare, the empty set included.
inline std::vector<std::vector<Id>> antichains(Games& games, const std::vector<Id>& among) {
    std::vector<std::vector<Id>> all = {{}};
    for (const Id g : among) {
        const std::size_t before = all.size();
        for (std::size_t i = 0; i < before; ++i) {
            const bool apart = std::none_of(all[i].begin(), all[i].end(), [&](Id h) {
                return games.less_or_equal(g, h) || games.less_or_equal(h, g);
            });
            if (!apart) continue;
            std::vector<Id> larger = all[i];
            larger.push_back(g);
            all.push_back(std::move(larger));
        }
    }
    return all;
}

/// The values of all forms with options from `day`, each once.
inline std::vector<Id> next_day(Games& games, const std::vector<Id>& day) {
    const std::vector<std::vector<Id>> sides = antichains(games, day);
    std::vector<Id> born;
    for (const auto& left : sides)
        for (const auto& right : sides) born.push_back(games.make(left, right));
    std::sort(born.begin(), born.end());
    born.erase(std::unique(born.begin(), born.end()), born.end());
    return born;
}

}  // namespace naive
