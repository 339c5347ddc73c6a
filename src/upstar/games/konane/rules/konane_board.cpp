#include "upstar/games/konane/rules/konane_board.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <tuple>

#include "upstar/base/bits.h"

namespace upstar::konane {
namespace {

using Set = KonaneBoard::Set;

constexpr std::uint64_t first_bits(int n) {
    return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
}

// The box of a set of squares in one word. Requires a square.
KonaneBox small_contents(std::uint64_t set, int columns) {
    const std::uint64_t row = first_bits(columns);
    int top = 0;
    for (; (set & row) == 0; set >>= columns) ++top;
    int rows = 0;
    std::uint64_t used = 0;
    for (; set != 0; set = columns < 64 ? set >> columns : 0, ++rows) used |= set & row;
    const int left = std::countr_zero(used);
    return {top, left, rows, 64 - std::countl_zero(used) - left};
}

// Both planes of a board of at most 64 squares.
struct Words {
    std::uint64_t black;
    std::uint64_t white;

    friend bool operator<(const Words& a, const Words& b) {
        return a.black != b.black ? a.black < b.black : a.white < b.white;
    }
};

Words turned_over(const Words& words, int squares) {
    return {reversed(words.black) >> (64 - squares), reversed(words.white) >> (64 - squares)};
}

Words upside_down(const Words& words, int rows, int columns) {
    const std::uint64_t row = first_bits(columns);
    Words image{0, 0};
    for (int from = 0, to = (rows - 1) * columns; to >= 0; from += columns, to -= columns) {
        image.black |= (words.black >> from & row) << to;
        image.white |= (words.white >> from & row) << to;
    }
    return image;
}

// By a distance up to 8: a byte with its bits moved so far apart.
constexpr auto kSpread = [] {
    std::array<std::array<std::uint64_t, 256>, 9> spread{};
    for (unsigned distance = 1; distance <= 8; ++distance)
        for (unsigned byte = 0; byte < 256; ++byte)
            for (unsigned i = 0; i < 8; ++i)
                if ((byte >> i & 1) != 0)
                    spread[distance][byte] |= std::uint64_t{1} << i * distance;
    return spread;
}();

// Requires at most 8 rows and 8 columns.
Words transposed(const Words& words, int rows, int columns) {
    const auto& spread = kSpread[static_cast<std::size_t>(rows)];
    const auto column_of = [&](std::uint64_t word, int r) {
        return spread[static_cast<std::size_t>(word >> r * columns & first_bits(columns))] << r;
    };
    Words image{0, 0};
    for (int r = 0; r < rows; ++r) {
        image.black |= column_of(words.black, r);
        image.white |= column_of(words.white, r);
    }
    return image;
}

Words least_of_four(const Words& words, int rows, int columns) {
    const int squares = rows * columns;
    Words least = std::min(words, turned_over(words, squares));
    if (rows == 1) return least;
    const Words other = upside_down(words, rows, columns);
    return std::min({least, other, turned_over(other, squares)});
}

// The canonical image of a board with at most 64 squares, 8 rows and 8 columns.
KonaneBoard small_canonical(const KonaneBoard& board) {
    int rows = board.rows;
    int columns = board.columns;
    Words words{board.planes[0].words[0], board.planes[1].words[0]};
    if (rows > columns) {
        words = transposed(words, rows, columns);
        std::swap(rows, columns);
    }
    Words least = least_of_four(words, rows, columns);
    if (rows == columns)
        least = std::min(least, least_of_four(transposed(words, rows, columns), rows, columns));
    KonaneBoard image;
    image.rows = rows;
    image.columns = columns;
    image.planes[0].words[0] = least.black;
    image.planes[1].words[0] = least.white;
    return image;
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
    if (size() <= 64) return small_contents(all.words[0], columns);
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
    if (size() <= 64 && box.rows * box.columns <= 64 && box.left >= 0 && box.top >= 0) {
        for (int r = 0; r < box.rows && r + box.top < rows; ++r)
            for (int p = 0; p < 2; ++p) {
                const std::uint64_t row =
                    planes[p].words[0] >> (r + box.top) * columns & first_bits(columns);
                part.planes[p].words[0] |= (row >> box.left & first_bits(box.columns))
                                           << r * box.columns;
            }
        return part;
    }
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
    if (rows <= 8 && columns <= 8) return small_canonical(*this);
    if (rows < columns) return least_of_four(*this);
    KonaneBoard upright = least_of_four(transposed());
    if (rows > columns) return upright;
    KonaneBoard lying = least_of_four(*this);
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

}  // namespace upstar::konane
