#include "upstar/sieve/orbit.h"

#include <algorithm>

namespace upstar {

Stacks least_image(const CircularRules& rules, const Stacks& stacks) {
    Stacks least = stacks;
    Stacks image = stacks;
    const std::size_t turns = rules.circle ? stacks.size() : 1;
    for (int side = 0; side < 2; ++side) {
        for (std::size_t i = 0; i < turns; ++i) {
            if (image < least) least = image;
            if (rules.circle) std::rotate(image.begin(), image.begin() + 1, image.end());
        }
        std::reverse(image.begin(), image.end());
    }
    return least;
}

}  // namespace upstar
