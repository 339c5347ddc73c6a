#include "upstar/games/circular_nim/sieve/orbit.h"

#include <algorithm>

#include "upstar/positions/dihedral.h"

namespace upstar::circular_nim {

Stacks least_image(const CircularRules& rules, const Stacks& stacks) {
    if (rules.circle) return least_on_circle(stacks, stacks.size());
    return std::min(stacks, Stacks(stacks.rbegin(), stacks.rend()));
}

}  // namespace upstar::circular_nim
