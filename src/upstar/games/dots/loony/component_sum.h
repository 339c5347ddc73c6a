// A loony endgame as a sum of components: which of a ComponentTable it has, and how often.
//
// Loops and chains of the same length come up again and again, by the thousand in large sums, so
// each is listed once with its count. Sorted by number, a sum is its own key.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "upstar/base/hash.h"

namespace upstar::dots {

using ComponentNumber = std::uint32_t;

struct ComponentTerm {
    ComponentNumber number = 0;
    std::uint32_t count = 1;

    friend bool operator==(const ComponentTerm&, const ComponentTerm&) = default;
    friend bool operator<(const ComponentTerm& x, const ComponentTerm& y) {
        return x.number != y.number ? x.number < y.number : x.count < y.count;
    }
};

using ComponentSum = std::vector<ComponentTerm>;

inline void add(ComponentSum& sum, ComponentTerm term) {
    const auto place =
        std::lower_bound(sum.begin(), sum.end(), term.number,
                         [](const ComponentTerm& t, ComponentNumber n) { return t.number < n; });
    if (place != sum.end() && place->number == term.number) {
        place->count += term.count;
    } else {
        sum.insert(place, term);
    }
}

/// The sum with one component of the term at `place` replaced by others.
inline ComponentSum replaced(const ComponentSum& sum, std::size_t place, const ComponentSum& by) {
    ComponentSum result;
    result.reserve(sum.size() + by.size());
    result = sum;
    if (--result[place].count == 0)
        result.erase(result.begin() + static_cast<std::ptrdiff_t>(place));
    for (const ComponentTerm& term : by) add(result, term);
    return result;
}

struct ComponentSumHash {
    std::size_t operator()(const ComponentSum& sum) const {
        std::uint64_t hash = sum.size();
        for (const auto& [number, count] : sum)
            hash = combine(hash, static_cast<std::uint64_t>(number) << 32 | count);
        return static_cast<std::size_t>(hash);
    }
};

}  // namespace upstar::dots
