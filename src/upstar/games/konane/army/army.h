// Groups of stones in front of a line, as the soldiers of peg solitaire.
//
//      row  2    . . . . .
//      row  1    . . . . .      rows count from the line: row 1 is the first beyond it,
//              -----------      row 0 the first of the army
//      row  0    . x o x .
//      row -1    . o x o .
//    column     -1 0 1 2 3
//
// A jump takes a stone over a neighbour, which is removed, to the empty cell behind. The
// penetration of an army is the greatest row that a stone can reach by any jumps (Ernst, "Playing
// Konane Mathematically", 1995). Neighbours on a checkerboard are of opposite colours and a stone
// keeps its colour when it jumps, so colours forbid nothing and an army is only a set of cells.
#pragma once

#include <compare>
#include <cstddef>
#include <string_view>
#include <vector>

namespace upstar::konane {

struct Square {
    int row = 0;
    int column = 0;

    friend auto operator<=>(const Square&, const Square&) = default;
};

struct Jump {
    Square from;
    Square over;
    Square to;

    friend auto operator<=>(const Jump&, const Jump&) = default;
};

/// A rectangle of cells; the bounds belong to it.
struct Region {
    int bottom = 0;
    int top = 0;
    int left = 0;
    int right = 0;

    int width() const { return right - left + 1; }
    std::size_t size() const {
        return static_cast<std::size_t>(top - bottom + 1) * static_cast<std::size_t>(width());
    }
    bool contains(Square cell) const {
        return bottom <= cell.row && cell.row <= top && left <= cell.column && cell.column <= right;
    }
    bool contains(const Region& other) const {
        return contains(Square{other.bottom, other.left}) &&
               contains(Square{other.top, other.right});
    }
    /// Counts the cells by rows from the bottom.
    std::size_t index(Square cell) const {
        return static_cast<std::size_t>((cell.row - bottom) * width() + cell.column - left);
    }
    Square cell(std::size_t index) const {
        const int i = static_cast<int>(index);
        return {bottom + i / width(), left + i % width()};
    }

    friend bool operator==(const Region&, const Region&) = default;
};

/// Which way an army is to go.
enum class Direction { Up, Down, Left, Right };

class Army {
public:
    /// Shifts the stones so that the first row is 0 and the leftmost column 0. Requires a stone.
    explicit Army(std::vector<Square> stones);

    /// All cells of `depth` rows and `width` columns.
    static Army rectangle(int depth, int width);

    /// Reads rows of x, o and '.' joined by '|', from the top; the army goes in `direction`. Throws
    /// Error (Input) with an offset, also if the colours are not those of a checkerboard.
    static Army parse(std::string_view text, Direction direction);

    const std::vector<Square>& stones() const { return stones_; }  // in ascending order
    bool contains(Square cell) const;
    /// The smallest region that holds the army.
    const Region& bounds() const { return bounds_; }
    int depth() const { return 1 - bounds_.bottom; }
    int width() const { return bounds_.width(); }
    bool is_symmetric() const;

    friend bool operator==(const Army& a, const Army& b) { return a.stones_ == b.stones_; }

private:
    std::vector<Square> stones_;
    Region bounds_;
};

/// Whether it goes along a line over a neighbour to the cell behind.
bool is_jump(const Jump& jump);

/// The jumps that run in `region` below the row of `goal`, and those from there to the goal.
std::vector<Jump> jumps_before(const Region& region, Square goal);

/// The stones after the jumps. Throws Error (Input) at a jump that is none: not along a line over a
/// neighbour, from or over an empty cell, or to one that is taken.
std::vector<Square> replay(const std::vector<Square>& stones, const std::vector<Jump>& jumps);

}  // namespace upstar::konane
