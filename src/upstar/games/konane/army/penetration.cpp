#include "upstar/games/konane/army/penetration.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "upstar/games/konane/army/golden_pagoda.h"
#include "upstar/games/konane/army/jump_search.h"

namespace upstar::konane {
namespace {

// Demands to visit before the large linear program, which is slow for armies that only just
// suffice.
constexpr std::uint64_t kQuickly = 500;

// The columns where a stone could arrive, from the middle out.
std::vector<int> goal_columns(const Army& army, int distance) {
    const Region region = region_before(army, distance);
    const int twice_middle = army.bounds().left + army.bounds().right;
    std::vector<int> columns;
    for (int column = region.left; column <= region.right; ++column)
        if (2 * column <= twice_middle || !army.is_symmetric()) columns.push_back(column);
    std::stable_sort(columns.begin(), columns.end(), [&](int a, int b) {
        return std::abs(2 * a - twice_middle) < std::abs(2 * b - twice_middle);
    });
    return columns;
}

// The stones that take part, by undoing the jumps from the goal.
Advance advance_of(std::vector<Jump> jumps) {
    std::vector<Square> stones = {jumps.back().to};
    for (std::size_t i = jumps.size(); i-- > 0;) {
        std::erase(stones, jumps[i].to);
        stones.push_back(jumps[i].from);
        stones.push_back(jumps[i].over);
    }
    std::sort(stones.begin(), stones.end());
    return {std::move(stones), std::move(jumps)};
}

}  // namespace

RowAnswer reach_row(Context& context, const Army& army, int distance) {
    PagodaSearch pagodas(army, distance, army.stones().size());
    std::vector<Exclusion> exclusions;
    for (const int column : goal_columns(army, distance)) {
        context.poll();
        context.progress("row " + std::to_string(distance) + ", column " + std::to_string(column));
        const Square goal{distance, column};
        JumpSearch search(context, pagodas, goal);
        auto pagoda = pagodas.product_against(search.goal_alone(), goal);
        if (!pagoda) {
            if (auto jumps = search.find_quickly(kQuickly)) return advance_of(std::move(*jumps));
            pagoda = pagodas.any_against(search.goal_alone(), goal);
        }
        if (!pagoda)
            if (auto jumps = search.find()) return advance_of(std::move(*jumps));
        if (pagoda) {
            exclusions.push_back({goal, std::move(*pagoda)});
        } else {
            exclusions.push_back({goal, Exhausted{search.visited()}});
        }
    }
    std::sort(exclusions.begin(), exclusions.end(),
              [](const Exclusion& a, const Exclusion& b) { return a.goal < b.goal; });
    return exclusions;
}

Penetration penetration(Context& context, const Army& army) {
    Penetration result;
    while (result.distance < kMostPenetration) {
        RowAnswer answer = reach_row(context, army, result.distance + 1);
        if (auto* exclusions = std::get_if<std::vector<Exclusion>>(&answer)) {
            result.exclusions = std::move(*exclusions);
            break;
        }
        result.advance = std::move(std::get<Advance>(answer));
        ++result.distance;
    }
    return result;
}

std::optional<Advance> fewest_stones(Context& context, const Army& army, int distance) {
    const std::vector<int> columns = goal_columns(army, distance);
    for (std::size_t most = 1; most <= army.stones().size(); ++most) {
        PagodaSearch pagodas(army, distance, most);
        for (const int column : columns) {
            context.poll();
            context.progress(std::to_string(most) + " stones to row " + std::to_string(distance) +
                             ", column " + std::to_string(column));
            JumpSearch search(context, pagodas, {distance, column});
            if (auto jumps = search.find()) return advance_of(std::move(*jumps));
        }
    }
    return std::nullopt;
}

}  // namespace upstar::konane
