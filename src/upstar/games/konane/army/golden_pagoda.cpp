#include "upstar/games/konane/army/golden_pagoda.h"

#include <cstdlib>

namespace upstar::konane {
namespace {

GoldenNumber at(Profile profile, int t) {
    if (profile == Profile::Stripes) return t % 2 == 0 ? 1 : 0;
    return GoldenNumber::power(std::abs(t));
}

GoldenNumber sum(Profile profile, int first, int count) {
    GoldenNumber total;
    for (int t = first; t < first + count; ++t) total = total + at(profile, t);
    return total;
}

/// s^n + s^(n+1) + ... = s^(n-2), since s^(n-2) - s^(n-1) = s^n.
GoldenNumber golden_tail(int n) { return GoldenNumber::power(n - 2); }

std::optional<GoldenNumber> rows_sum(Profile profile, Length depth, int distance) {
    if (depth) return sum(profile, distance, *depth);
    if (profile == Profile::Stripes) return std::nullopt;
    return golden_tail(distance);
}

std::optional<GoldenNumber> columns_sum(Profile profile, Length width, int column) {
    if (width) return sum(profile, -column, *width);
    if (profile == Profile::Stripes) return std::nullopt;
    return golden_tail(0) + golden_tail(1);
}

bool within(Length inner, Length outer) { return !outer || (inner && *inner <= *outer); }

}  // namespace

bool Rectangle::contains(const Rectangle& other) const {
    return within(other.depth, depth) && within(other.width, width);
}

bool is_pagoda(Profile profile) {
    // From one t to the next the stripes repeat every two steps, and away from 0 the golden profile
    // is multiplied by s: these t stand for all.
    for (int t = -4; t <= 2; ++t)
        if (at(profile, t) + at(profile, t + 1) < at(profile, t + 2) ||
            at(profile, t + 2) + at(profile, t + 1) < at(profile, t))
            return false;
    return true;
}

std::optional<GoldenNumber> potential(const GoldenPagoda& pagoda, const Rectangle& rectangle,
                                      int distance, int column) {
    const auto rows = rows_sum(pagoda.rows, rectangle.depth, distance);
    const auto columns = columns_sum(pagoda.columns, rectangle.width, column);
    if (!rows || !columns) return std::nullopt;
    return *rows * *columns;
}

bool excludes(const GoldenPagoda& pagoda, const Rectangle& rectangle, int distance, int column) {
    if (!is_pagoda(pagoda.rows) || !is_pagoda(pagoda.columns)) return false;
    const auto total = potential(pagoda, rectangle, distance, column);
    if (!total) return false;
    if (*total < 1) return true;
    // An endless direction whose sum converges is golden, hence positive all along: a finite army
    // lacks some of the sum.
    return *total == 1 && (!rectangle.depth || !rectangle.width);
}

std::optional<GoldenPagoda> golden_proof(const Rectangle& rectangle, int distance) {
    const int last = rectangle.width ? *rectangle.width - 1 + kMostPenetration : 0;
    const int first = rectangle.width ? -kMostPenetration : 0;
    for (const Profile rows : {Profile::Golden, Profile::Stripes})
        for (const Profile columns : {Profile::Golden, Profile::Stripes}) {
            const GoldenPagoda pagoda{rows, columns};
            bool all = true;
            for (int column = first; column <= last && all; ++column)
                all = excludes(pagoda, rectangle, distance, column);
            if (all) return pagoda;
        }
    return std::nullopt;
}

}  // namespace upstar::konane
