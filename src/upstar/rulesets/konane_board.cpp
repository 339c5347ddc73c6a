#include "upstar/rulesets/konane_board.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace upstar {
namespace {

using Set = KonaneBoard::Set;

constexpr std::uint64_t reversed(std::uint64_t bits) {
    constexpr std::uint64_t kOdd = 0x5555555555555555;
    constexpr std::uint64_t kPairs = 0x3333333333333333;
    constexpr std::uint64_t kNibbles = 0x0f0f0f0f0f0f0f0f;
    bits = (bits >> 1 & kOdd) | (bits & kOdd) << 1;
    bits = (bits >> 2 & kPairs) | (bits & kPairs) << 2;
    bits = (bits >> 4 & kNibbles) | (bits & kNibbles) << 4;
    return __builtin_bswap64(bits);
}

constexpr std::uint64_t first_bits(int n) {
    return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
}

bool is_less(const KonaneBoard& a, const KonaneBoard& b) {
    if (!(a.planes[0] == b.planes[0])) return a.planes[0] < b.planes[0];
    return a.planes[1] < b.planes[1];
}

// The least of a board, its mirror image, and both turned over.
KonaneBoard least_of_four(const KonaneBoard& board) {
    KonaneBoard least = board;
    const KonaneBoard mirrored = board.mirrored();
    for (const KonaneBoard& image : {board.turned_over(), mirrored, mirrored.turned_over()})
        if (is_less(image, least)) least = image;
    return least;
}

}  // namespace

char KonaneBoard::at(int row, int column) const {
    const int i = row * columns + column;
    if (planes[0].has(i)) return planes[1].has(i) ? '#' : 'x';
    return planes[1].has(i) ? 'o' : '.';
}

void KonaneBoard::put(int row, int column, char letter) {
    const Set square = Set::one(row * columns + column);
    planes[0] = letter == 'x' || letter == '#' ? planes[0] | square : planes[0] - square;
    planes[1] = letter == 'o' || letter == '#' ? planes[1] | square : planes[1] - square;
}

KonaneBox KonaneBoard::contents() const {
    const Set all = planes[0] | planes[1];
    if (!all.any()) return {0, 0, 1, 1};
    const int top = all.lowest() / columns;
    const int bottom = all.highest() / columns;
    std::uint64_t used = 0;
    for (int r = top; r <= bottom; ++r) used |= all.read(r * columns) & first_bits(columns);
    const int left = std::countr_zero(used);
    return {top, left, bottom - top + 1, 64 - std::countl_zero(used) - left};
}

KonaneBoard KonaneBoard::cut(const KonaneBox& box) const {
    assert(box.rows * box.columns <= kMostSquares);
    KonaneBoard part;
    part.rows = box.rows;
    part.columns = box.columns;
    for (int r = std::max(0, -box.top); r < box.rows && r + box.top < rows; ++r) {
        for (int p = 0; p < 2; ++p) {
            std::uint64_t row = planes[p].read((r + box.top) * columns) & first_bits(columns);
            row = box.left >= 0 ? row >> box.left : row << -box.left;
            part.planes[p].add(r * box.columns, row & first_bits(box.columns));
        }
    }
    return part;
}

KonaneBoard KonaneBoard::negated() const {
    KonaneBoard image = *this;
    std::swap(image.planes[0], image.planes[1]);
    return image;
}

KonaneBoard KonaneBoard::transposed() const {
    KonaneBoard image;
    image.rows = columns;
    image.columns = rows;
    for (int p = 0; p < 2; ++p)
        for (Set rest = planes[p]; rest.any();) {
            const int i = rest.take_lowest();
            const int j = i % columns * rows + i / columns;
            image.planes[p].words[j / 64] |= std::uint64_t{1} << j % 64;
        }
    return image;
}

KonaneBoard KonaneBoard::mirrored() const {
    KonaneBoard image;
    image.rows = rows;
    image.columns = columns;
    for (int p = 0; p < 2; ++p)
        for (int r = 0; r < rows; ++r)
            image.planes[p].add(r * columns,
                                reversed(planes[p].read(r * columns)) >> (64 - columns));
    return image;
}

KonaneBoard KonaneBoard::turned_over() const {
    KonaneBoard image;
    image.rows = rows;
    image.columns = columns;
    for (int p = 0; p < 2; ++p) {
        if (size() <= 64) {
            image.planes[p].words[0] = reversed(planes[p].words[0]) >> (64 - size());
            continue;
        }
        constexpr int kWords = kMostSquares / 64;
        Set turned;
        for (int i = 0; i < kWords; ++i)
            turned.words[i] = reversed(planes[p].words[kWords - 1 - i]);
        image.planes[p] = turned.shifted(size() - kMostSquares);
    }
    return image;
}

KonaneBoard KonaneBoard::canonical() const {
    if (rows < columns) return least_of_four(*this);
    const KonaneBoard upright = least_of_four(transposed());
    if (rows > columns) return upright;
    const KonaneBoard lying = least_of_four(*this);
    return is_less(upright, lying) ? upright : lying;
}

std::string KonaneBoard::to_string() const {
    std::string text;
    for (int r = 0; r < rows; ++r) {
        if (r > 0) text += '|';
        for (int c = 0; c < columns; ++c) text += at(r, c);
    }
    return text;
}

}  // namespace upstar
