// A Konane board of at most 256 squares as two bit planes, and its eight images.
//
//     x o .      plane 0: squares with a black stone, or blocked      1 0 0   0 1 0
//     . x #      plane 1: squares with a white stone, or blocked      0 1 0   0 0 1 (+ #)
//
// Rows are packed without gaps from the top left. 256 squares hold every board up to 16x16 and the
// 14x17 one that Cook saw in Hawaii in 1778. Colours need not alternate like those of a
// chessboard.
#pragma once

#include <cstdint>
#include <string>

#include "upstar/games/konane/rules/square_set.h"
#include "upstar/values/player.h"

namespace upstar::konane {

/// A part of a board, or a board with a border around it: negative numbers reach beyond the edge.
struct KonaneBox {
    int top = 0;
    int left = 0;
    int rows = 0;
    int columns = 0;

    friend constexpr bool operator==(const KonaneBox&, const KonaneBox&) = default;
};

struct KonaneBoard {
    static constexpr int kMostSquares = 256;
    static constexpr int kLongestSide = 48;
    using Set = SquareSet<kMostSquares / 64>;

    int rows = 1;
    int columns = 1;
    Set planes[2];

    int size() const { return rows * columns; }
    Set of(Player player) const { return planes[index(player)] - planes[1 - index(player)]; }
    Set stones() const { return planes[0] ^ planes[1]; }
    Set blocked() const { return planes[0] & planes[1]; }

    /// A letter of "xo#.".
    char at(int row, int column) const;
    void put(int row, int column, char letter);

    /// The smallest box with all that is not empty; without any, one square.
    KonaneBox contents() const;
    /// Requires a box of at most kMostSquares squares. Beyond the board is empty.
    KonaneBoard cut(const KonaneBox& box) const;

    KonaneBoard negated() const;
    KonaneBoard transposed() const;
    KonaneBoard mirrored() const;     ///< left and right exchanged
    KonaneBoard turned_over() const;  ///< turned by half a circle

    /// The least of the images that have no more rows than columns.
    KonaneBoard canonical() const;

    /// Rows joined by '|'.
    std::string to_string() const;

    friend bool operator==(const KonaneBoard& a, const KonaneBoard& b) {
        return a.rows == b.rows && a.columns == b.columns && a.planes[0] == b.planes[0] &&
               a.planes[1] == b.planes[1];
    }
};

}  // namespace upstar::konane
