#include "upstar/games/circular_nim/sieve/removals.h"

#include <string>

#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

constexpr std::uint64_t kMostWays = 20'000;

// All ways to write `total` as an ordered sum of `parts` numbers >= 0.
std::vector<std::vector<std::uint32_t>> ordered_sums(std::uint32_t total, std::uint32_t parts) {
    std::uint64_t ways = 1;
    for (std::uint32_t i = 1; i < parts && ways <= kMostWays; ++i) ways = ways * (total + i) / i;
    if (ways > kMostWays)
        throw Error(ErrorKind::Input, "there are more than " + std::to_string(kMostWays) +
                                          " ways to take " + std::to_string(total) +
                                          " tokens from " + std::to_string(parts) +
                                          " stacks; take a smaller a or k");
    std::vector<std::vector<std::uint32_t>> sums;
    std::vector<std::uint32_t> sum(parts, 0);
    sum.front() = total;
    for (;;) {
        sums.push_back(sum);
        // The next in descending order: one token moves on, with all that lie at the end.
        std::size_t i = parts - 1;
        const std::uint32_t end = sum[i];
        sum[i] = 0;
        while (i > 0 && sum[i - 1] == 0) --i;
        if (i == 0) return sums;
        --sum[i - 1];
        sum[i] = end + 1;
    }
}

}  // namespace

Removals removals_of(const CircularRules& rules, std::uint32_t k) {
    const std::uint32_t a = rules.amount;
    switch (rules.removal) {
        case Removal::FixedFromSome: {
            Removals removals;
            for (std::uint32_t subset = 1; subset >> k == 0; ++subset) {
                removals.least.emplace_back();
                for (std::uint32_t i = 0; i < k; ++i)
                    removals.least.back().push_back((subset >> i & 1) * a);
            }
            return removals;
        }
        case Removal::FixedFromEach:
            return {{std::vector<std::uint32_t>(k, a)}, false};
        case Removal::AtLeastFromEach:
            return {{std::vector<std::uint32_t>(k, a)}, true};
        case Removal::AtLeastInTotal:
            return {ordered_sums(a, k), true};
        case Removal::ExactlyInTotal:
            return {ordered_sums(a, k), false};
    }
    return {};
}

}  // namespace upstar::circular_nim
