// Shrinking Circular Nim by its definition, with no use of symmetry or of any theorem.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <vector>

namespace naive {

using Circle = std::vector<std::uint16_t>;

/// Every circle that a move leads to: up to k piles side by side lose tokens, and those that become
/// empty leave.
inline std::set<Circle> shrinking_options(std::size_t k, const Circle& piles) {
    std::set<Circle> found;
    for (std::size_t first = 0; first < piles.size(); ++first) {
        const std::function<void(std::size_t, Circle)> take = [&](std::size_t i, Circle now) {
            if (i == k || i == piles.size()) {
                if (now == piles) return;
                Circle left;
                for (const std::uint16_t pile : now)
                    if (pile != 0) left.push_back(pile);
                found.insert(left);
                return;
            }
            const std::size_t place = (first + i) % piles.size();
            for (std::uint16_t height = 0; height <= piles[place]; ++height) {
                now[place] = height;
                take(i + 1, now);
            }
        };
        take(0, piles);
    }
    return found;
}

/// All circles of at most so many piles, of at most so many tokens each.
inline std::vector<Circle> shrinking_positions(std::size_t piles, std::uint16_t most) {
    std::vector<Circle> all = {{}};
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (all[at].size() == piles) continue;
        for (std::uint16_t pile = 1; pile <= most; ++pile) {
            Circle longer = all[at];
            longer.push_back(pile);
            all.push_back(longer);
        }
    }
    return all;
}

class ShrinkingValues {
public:
    explicit ShrinkingValues(std::size_t k) : k_(k) {}

    std::uint32_t operator()(const Circle& piles) {
        const auto known = values_.find(piles);
        if (known != values_.end()) return known->second;
        std::set<std::uint32_t> seen;
        for (const Circle& option : shrinking_options(k_, piles)) seen.insert((*this)(option));
        std::uint32_t least = 0;
        while (seen.contains(least)) ++least;
        values_[piles] = least;
        return least;
    }

private:
    std::size_t k_;
    std::map<Circle, std::uint32_t> values_;
};

}  // namespace naive
