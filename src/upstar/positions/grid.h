// Rectangular boards of at most 64 cells, and sets of their cells as bits.
//
//     a board of 2 rows and 3 columns      bit of each cell
//         . . .                               0 1 2
//         . x .                               3 4 5
//
// Rows are packed without gaps, so that every shape up to 8x8, but also 4x16 and 1x64, fits one
// word; a step along a row masks out the cells at the edge. A Grid is only the shape. A position
// holds a Grid and one CellSet for each kind of piece, so a board is two or three words, moves are
// shifts, and nothing allocates. Boards beyond 64 cells were left out: no exact search gets far
// into them, and words of 128 bits would cost every small board its speed.
//
// As text, a board is its rows joined by '|', from the top, or a size such as 4x4.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace upstar {

/// Cells of a grid: bit i is cell i.
using CellSet = std::uint64_t;

/// The first of the cells, alone; nothing of nothing.
constexpr CellSet lowest(CellSet set) { return set & (~set + 1); }

/// The two ways to step: down a column, or along a row to the right.
enum class Axis : std::uint8_t { Vertical, Horizontal };

class Grid {
public:
    static constexpr int kMostCells = 64;

    constexpr Grid() = default;  ///< one cell
    /// Requires 1 <= rows, 1 <= columns, rows * columns <= kMostCells.
    constexpr Grid(int rows, int columns)
        : rows_(static_cast<std::uint8_t>(rows)), columns_(static_cast<std::uint8_t>(columns)) {}

    constexpr int rows() const { return rows_; }
    constexpr int columns() const { return columns_; }
    constexpr int size() const { return rows_ * columns_; }
    constexpr Grid transposed() const { return {columns_, rows_}; }

    constexpr CellSet cell(int row, int column) const {
        return CellSet{1} << (row * columns_ + column);
    }
    constexpr CellSet all() const { return ~CellSet{0} >> (kMostCells - size()); }
    constexpr CellSet row(int r) const {
        return (~CellSet{0} >> (kMostCells - columns_)) << (r * columns_);
    }
    /// The word of all cells is the first row's times the first column's.
    constexpr CellSet column(int c) const { return all() / row(0) << c; }

    /// How far apart two neighbours along an axis are, in bits.
    constexpr int stride(Axis axis) const { return axis == Axis::Vertical ? columns_ : 1; }

    /// The cells whose next cell along the axis is in `set`, and those whose previous cell is.
    CellSet before(CellSet set, Axis axis) const;
    CellSet after(CellSet set, Axis axis) const;

    /// The cells of `within` that a path of neighbours in `within` joins to `seed`.
    CellSet connected(CellSet seed, CellSet within) const;

    CellSet upside_down(CellSet set) const;
    CellSet mirrored(CellSet set) const;
    /// The same cells seen on transposed().
    CellSet transposed(CellSet set) const;

    friend constexpr bool operator==(const Grid&, const Grid&) = default;

private:
    std::uint8_t rows_ = 1;
    std::uint8_t columns_ = 1;
};

/// The smallest board that holds `set`, and the set on it. Requires a set that is not empty.
struct Cropped {
    Grid grid;
    CellSet set = 0;
};
Cropped cropped(const Grid& grid, CellSet set);

/// The letters of each kind of cell: {".", "x#"} reads both x and # as kind 1 and writes it as x.
using CellLetters = std::span<const std::string_view>;

/// A board as its text shows it: for each kind of cell, the cells of that kind.
struct GridText {
    Grid grid;
    std::vector<CellSet> sets;
};

/// Reads rows joined by '|'. Throws Error (Input) with an offset.
GridText parse_grid(std::string_view text, CellLetters letters);

/// Reads a size such as "4x4" (rows by columns); nothing if `text` does not begin with a digit.
/// Throws Error (Input) with an offset.
std::optional<Grid> parse_grid_size(std::string_view text);

/// Rows joined by '|'. Requires that every cell is of exactly one kind.
std::string to_string(const GridText& board, CellLetters letters);

}  // namespace upstar
