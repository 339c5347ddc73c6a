// Every way to take tokens from neighbours on a circle of piles.
#pragma once

#include <algorithm>
#include <cstddef>

namespace upstar::circular_nim {

/// Calls `visit` with what is left of the piles after each way to take one or more tokens from
/// `window` neighbours, or from all if there are fewer, until it returns true; whether it did. Ways
/// that do not reach the ends of a window come once for each window that they fit.
template <class Piles, class Visit>
bool some_taking(const Piles& piles, std::size_t window, const Visit& visit) {
    const std::size_t n = piles.size();
    const std::size_t k = std::min(window, n);
    for (std::size_t first = 0; first < (k == n ? 1 : n); ++first) {
        Piles left = piles;
        for (std::size_t i = 0; i < k;) {
            if (left != piles && visit(left)) return true;
            // The next way to take, counted like an odometer.
            for (i = 0; i < k; ++i) {
                auto& pile = left[(first + i) % n];
                if (pile > 0) {
                    --pile;
                    break;
                }
                pile = piles[(first + i) % n];
            }
        }
    }
    return false;
}

}  // namespace upstar::circular_nim
