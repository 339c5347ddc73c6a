#include "days.h"

#include <algorithm>

#include "upstar/values/canonical.h"
#include "upstar/values/order.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

// All sets of games of which no two compare, the empty set included.
std::vector<std::vector<Game>> antichains(Arena& arena, const std::vector<Game>& among) {
    std::vector<std::vector<Game>> all = {{}};
    for (const Game g : among) {
        const std::size_t before = all.size();
        for (std::size_t i = 0; i < before; ++i) {
            const bool apart = std::all_of(all[i].begin(), all[i].end(), [&](Game h) {
                return relation(arena, g, h) == Relation::Confused;
            });
            if (!apart) continue;
            std::vector<Game> larger = all[i];
            larger.push_back(g);
            all.push_back(std::move(larger));
        }
    }
    return all;
}

}  // namespace

std::vector<Game> born_by_day(Arena& arena, int day) {
    if (day == 0) return {Game()};
    const auto sides = antichains(arena, born_by_day(arena, day - 1));
    std::vector<Game> born;
    for (const auto& left : sides)
        for (const auto& right : sides) born.push_back(canonical(arena, left, right));
    std::sort(born.begin(), born.end());
    born.erase(std::unique(born.begin(), born.end()), born.end());
    sort_for_print(arena, born);
    return born;
}

}  // namespace upstar
