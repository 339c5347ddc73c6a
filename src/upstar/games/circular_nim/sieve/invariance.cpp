#include "upstar/games/circular_nim/sieve/invariance.h"

namespace upstar::circular_nim {

std::optional<Stacks> where_shift_fails(const PPositions& set, const Stacks& shift) {
    std::optional<Stacks> fault;
    set.for_each([&](const Stacks& p) {
        if (fault) return;
        Stacks above = p;
        Stacks below = p;
        bool has_below = true;
        for (std::size_t i = 0; i < p.size(); ++i) {
            above[i] += shift[i];
            has_below = has_below && below[i] >= shift[i];
            below[i] -= shift[i];
        }
        if (set.cube().holds(above) && !set.contains(above)) {
            fault = p;
        } else if (has_below && !set.contains(below)) {
            fault = below;
        }
    });
    return fault;
}

std::vector<Stacks> unit_shifts(const PPositions& set) {
    const std::uint32_t n = set.cube().rules().stacks;
    std::vector<Stacks> shifts;
    for (std::uint32_t chosen = 1; chosen >> n == 0; ++chosen) {
        Stacks shift(n);
        for (std::uint32_t i = 0; i < n; ++i) shift[i] = chosen >> i & 1;
        if (!where_shift_fails(set, shift)) shifts.push_back(shift);
    }
    return shifts;
}

}  // namespace upstar::circular_nim
