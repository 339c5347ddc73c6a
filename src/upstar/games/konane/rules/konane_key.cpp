#include "upstar/games/konane/rules/konane_key.h"

#include <algorithm>
#include <array>

namespace upstar::konane {
namespace {

constexpr std::uint64_t power_of_three(int n) {
    std::uint64_t power = 1;
    while (n-- > 0) power *= 3;
    return power;
}

constexpr auto kPowersOfThree = [] {
    std::array<std::uint64_t, 24> powers{};
    for (int n = 0; n < 24; ++n) powers[static_cast<std::size_t>(n)] = power_of_three(n);
    return powers;
}();

constexpr int kMostAlternating = 36;
constexpr int kMostTernary = 23;
constexpr int kMostSquares = 18;
constexpr int kHeaderBits = 7;
static_assert(1 + 1 + kMostAlternating + kHeaderBits == 45);
static_assert(1 + 2 * kMostSquares + kHeaderBits <= 45);
static_assert(2 * power_of_three(kMostTernary) <= std::uint64_t{1} << (45 - kHeaderBits));

// The bits of a byte as digits of a number in base three.
constexpr auto kTernary = [] {
    std::array<std::uint16_t, 256> numbers{};
    for (unsigned byte = 0; byte < 256; ++byte)
        for (int i = 0; i < 8; ++i)
            if ((byte >> i & 1) != 0)
                numbers[byte] = static_cast<std::uint16_t>(numbers[byte] + power_of_three(i));
    return numbers;
}();

constexpr std::uint64_t ternary(std::uint64_t bits) {
    const auto byte = [&](int i) -> std::uint64_t {
        return kTernary[static_cast<std::size_t>(bits >> 8 * i & 255)];
    };
    return byte(0) + byte(1) * power_of_three(8) + byte(2) * power_of_three(16);
}

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
    const std::uint64_t game_and_turn = (board.rows > board.columns ? 8u : 0u) | game << 1;
    const std::uint64_t corner = kCornerColour[static_cast<std::size_t>(board.columns)];
    const bool black_corner = (black & ~corner) == 0 && (white & corner) == 0;
    const bool white_corner = (white & ~corner) == 0 && (black & corner) == 0;
    if (black_corner || white_corner) {
        const std::uint64_t colour = black_corner ? 0 : 1;
        return ((2 | colour) << n | black | white) << kHeaderBits | shorter << 4 | game_and_turn;
    }
    // The shorter side is at most 4 from here on.
    const std::uint64_t header = (shorter - 1) << 4 | game_and_turn | 1;
    if ((black & white) == 0 && n <= kMostTernary) {
        const std::uint64_t number = ternary(black) + 2 * ternary(white);
        return (kPowersOfThree[static_cast<std::size_t>(n)] + number) << kHeaderBits | 64 | header;
    }
    if (n > kMostSquares) return std::nullopt;
    return (std::uint64_t{1} << 2 * n | white << n | black) << kHeaderBits | header;
}

}  // namespace upstar::konane
