// The symmetries of a circle.
#pragma once

#include <algorithm>
#include <cstddef>

namespace upstar {

/// The least, in lexicographic order, of all rotations and reflections of the first `count`
/// elements; the others stay.
template <class Sequence>
Sequence least_on_circle(const Sequence& sequence, std::size_t count) {
    Sequence least = sequence;
    Sequence image = sequence;
    const auto begin = image.begin();
    const auto end = begin + static_cast<std::ptrdiff_t>(count);
    for (int side = 0; side < 2; ++side) {
        for (std::size_t i = 0; i < count; ++i) {
            if (image < least) least = image;
            std::rotate(begin, begin + 1, end);
        }
        std::reverse(begin, end);
    }
    return least;
}

}  // namespace upstar
