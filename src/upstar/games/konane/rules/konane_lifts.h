// How a game of Konane begins: on the full board two adjacent stones are lifted, one a player.
//
// The first player lifts the stone in the centre of the board, one next to it, or one in a corner;
// the second player lifts one next to that, and it must be a centre stone if the first was next to
// the centre (Ernst 1995, appendix). Each plays on with the colour lifted, and the first player
// makes the first jump. A board with even sides has two or four centre squares.
#pragma once

namespace upstar::konane {

struct KonaneSquare {
    int row = 0;
    int column = 0;
    friend constexpr bool operator==(const KonaneSquare&, const KonaneSquare&) = default;
};

/// The lifts on a board of these sides.
struct KonaneLifts {
    int rows = 1;
    int columns = 1;

    constexpr bool is_centre(KonaneSquare s) const {
        return in_middle(s.row, rows) && in_middle(s.column, columns);
    }
    constexpr bool is_corner(KonaneSquare s) const {
        return (s.row == 0 || s.row == rows - 1) && (s.column == 0 || s.column == columns - 1);
    }
    static constexpr bool are_adjacent(KonaneSquare a, KonaneSquare b) {
        return distance(a.row, b.row) + distance(a.column, b.column) == 1;
    }
    constexpr bool is_beside_centre(KonaneSquare s) const {
        if (is_centre(s)) return false;
        for (int row = s.row - 1; row <= s.row + 1; ++row)
            for (int column = s.column - 1; column <= s.column + 1; ++column)
                if (are_adjacent(s, {row, column}) && is_centre({row, column})) return true;
        return false;
    }

    constexpr bool may_be_first(KonaneSquare s) const {
        return is_centre(s) || is_corner(s) || is_beside_centre(s);
    }
    constexpr bool may_be_second(KonaneSquare first, KonaneSquare s) const {
        if (!are_adjacent(first, s)) return false;
        return is_centre(first) || is_corner(first) || is_centre(s);
    }

private:
    static constexpr int distance(int a, int b) { return a < b ? b - a : a - b; }
    static constexpr bool in_middle(int i, int n) { return i == (n - 1) / 2 || i == n / 2; }
};

}  // namespace upstar::konane
