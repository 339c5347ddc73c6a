#include "upstar/games/circular_nim/sieve/orbit.h"

#include <algorithm>

#include "upstar/positions/dihedral.h"

namespace upstar::circular_nim {

Stacks least_image(const CircularRules& rules, const Stacks& stacks) {
    if (rules.circle) return least_on_circle(stacks, stacks.size());
    if (rules.family) {
        Stacks least = stacks, image = stacks;
        for (const Image& symmetry : rules.family->symmetries) {
            for (std::size_t i = 0; i < image.size(); ++i) image[i] = stacks[symmetry[i]];
            least = std::min(least, image);
        }
        return least;
    }
    return std::min(stacks, Stacks(stacks.rbegin(), stacks.rend()));
}

}  // namespace upstar::circular_nim
