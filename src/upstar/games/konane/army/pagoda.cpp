#include "upstar/games/konane/army/pagoda.h"

#include <algorithm>
#include <functional>

#include "upstar/games/konane/army/golden_pagoda.h"

namespace upstar::konane {
namespace {

constexpr Square kSteps[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

Square plus(Square a, Square b) { return {a.row + b.row, a.column + b.column}; }

}  // namespace

Region region_before(const Army& army, int distance) {
    const Region& bounds = army.bounds();
    return {bounds.bottom - kMostPenetration, distance, bounds.left - kMostPenetration,
            bounds.right + kMostPenetration};
}

std::int64_t potential(const Pagoda& pagoda, const Army& army) {
    return greatest_potential(pagoda, army, army.stones().size());
}

std::int64_t greatest_potential(const Pagoda& pagoda, const Army& army, std::size_t count) {
    std::vector<std::int64_t> values;
    for (const Square& stone : army.stones()) values.push_back(pagoda.at(stone));
    std::sort(values.begin(), values.end(), std::greater<>());
    std::int64_t total = 0;
    for (std::size_t i = 0; i < std::min(count, values.size()); ++i) total += values[i];
    return total;
}

bool is_pagoda(const Pagoda& pagoda) {
    const Region& region = pagoda.region;
    if (pagoda.potentials.size() != region.size() || !region.contains(pagoda.goal) ||
        pagoda.goal.row != region.top)
        return false;
    for (const std::int64_t value : pagoda.potentials)
        if (value < 0 || value > kMostPotential) return false;
    const auto has_stones = [&](Square cell) {
        return region.contains(cell) && cell.row < pagoda.goal.row;
    };
    for (std::size_t i = 0; i < region.size(); ++i) {
        const Square from = region.cell(i);
        if (!has_stones(from)) continue;
        for (const Square& step : kSteps) {
            const Square over = plus(from, step);
            const Square to = plus(over, step);
            if (!has_stones(over) || (!has_stones(to) && to != pagoda.goal)) continue;
            if (pagoda.at(from) + pagoda.at(over) < pagoda.at(to)) return false;
        }
    }
    return true;
}

bool excludes(const Pagoda& pagoda, const Army& army) {
    return pagoda.region.top > 0 &&
           pagoda.region.contains(region_before(army, pagoda.region.top)) && is_pagoda(pagoda) &&
           potential(pagoda, army) < pagoda.at(pagoda.goal);
}

}  // namespace upstar::konane
