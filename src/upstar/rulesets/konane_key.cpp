#include "upstar/rulesets/konane_key.h"

#include <algorithm>
#include <array>

namespace upstar {
namespace {

constexpr int kMostAlternating = 36;
constexpr int kMostSquares = 18;
constexpr int kHeaderBits = 7;
static_assert(1 + 1 + kMostAlternating + kHeaderBits == 45);
static_assert(1 + 2 * kMostSquares + kHeaderBits <= 45);

// The squares of the corner's colour, by the number of columns.
constexpr auto kCornerColour = [] {
    std::array<std::uint64_t, kMostAlternating + 1> sets{};
    for (int columns = 1; columns <= kMostAlternating; ++columns)
        for (int i = 0; i < kMostAlternating; ++i)
            if ((i / columns + i % columns) % 2 == 0)
                sets[static_cast<std::size_t>(columns)] |= std::uint64_t{1} << i;
    return sets;
}();

}  // namespace

std::optional<std::uint64_t> konane_key(const KonaneBoard& board, unsigned game) {
    const int n = board.size();
    if (n > kMostAlternating) return std::nullopt;
    const std::uint64_t black = board.planes[0].words[0];
    const std::uint64_t white = board.planes[1].words[0];
    const auto shorter = static_cast<std::uint64_t>(std::min(board.rows, board.columns));
    const std::uint64_t shape =
        (shorter << 1 | (board.rows > board.columns ? 1u : 0u)) << 3 | game << 1;
    const std::uint64_t corner = kCornerColour[static_cast<std::size_t>(board.columns)];
    const bool black_corner = (black & ~corner) == 0 && (white & corner) == 0;
    const bool white_corner = (white & ~corner) == 0 && (black & corner) == 0;
    if (black_corner || white_corner) {
        const std::uint64_t colour = black_corner ? 0 : 1;
        return ((2 | colour) << n | black | white) << kHeaderBits | shape;
    }
    if (n > kMostSquares) return std::nullopt;
    return (std::uint64_t{1} << 2 * n | white << n | black) << kHeaderBits | shape | 1;
}

}  // namespace upstar
