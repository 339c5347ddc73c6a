#include "upstar/sieve/orbit.h"

#include <algorithm>

#include "upstar/rulesets/dihedral.h"

namespace upstar {

Stacks least_image(const CircularRules& rules, const Stacks& stacks) {
    if (rules.circle) return least_on_circle(stacks, stacks.size());
    return std::min(stacks, Stacks(stacks.rbegin(), stacks.rend()));
}

}  // namespace upstar
