#include "upstar/positions/closed_ring.h"

#include <cstddef>

namespace upstar {
namespace {

using Stacks = std::vector<std::uint64_t>;

// Whether the run of `length` stacks that begins at `first` has stack i.
bool is_in_run(std::size_t i, std::size_t first, std::size_t length, std::size_t count) {
    return (i + count - first) % count < length;
}

// Only stacks of the run change. fits[i][j]: what stands from stack i on may become what stands
// from j on after the move.
std::optional<Stacks> left_in_run(const Stacks& before, const Stacks& after, std::size_t first,
                                  std::size_t length) {
    const std::size_t n = before.size();
    const std::size_t m = after.size();
    std::vector<std::vector<bool>> fits(n + 1, std::vector<bool>(m + 1));
    fits[n][m] = true;
    const auto stays = [&](std::size_t i, std::size_t j) {
        const bool may_change = is_in_run(i, first, length, n);
        return j < m && (may_change ? after[j] <= before[i] : after[j] == before[i]) &&
               fits[i + 1][j + 1];
    };
    const auto goes = [&](std::size_t i, std::size_t j) {
        return is_in_run(i, first, length, n) && fits[i + 1][j];
    };
    for (std::size_t i = n; i-- > 0;)
        for (std::size_t j = 0; j <= m; ++j) fits[i][j] = stays(i, j) || goes(i, j);
    if (!fits[0][0]) return std::nullopt;
    Stacks left(n);
    for (std::size_t i = 0, j = 0; i < n; ++i)
        if (stays(i, j)) left[i] = after[j++];
    return left;
}

}  // namespace

std::optional<Stacks> left_of_stacks(const Stacks& before, const Stacks& after) {
    for (std::size_t length = 1; length <= before.size(); ++length)
        for (std::size_t first = 0; first < before.size(); ++first)
            if (auto left = left_in_run(before, after, first, length)) return left;
    return std::nullopt;
}

}  // namespace upstar
