// Boards of Dots-and-Boxes: dots, the lines drawn between them, the boxes captured.
//
// A board of R x C has R rows and C columns of *boxes*, hence (R+1) x (C+1) dots. Lines have
// numbers: the horizontal ones row by row from the top, then the vertical ones row by row.
//
//     1x2 boxes        +-0-+-1-+
//                      4   5   6
//                      +-2-+-3-+
//
// Boxes are numbered row by row from 0; box i is coin i + 1 of the graph of strings and coins,
// whose strings are the lines that are not drawn.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

/// The players of a scoring game; A began.
enum class Scorer : std::uint8_t { Nobody, A, B, Unknown };

/// Where the lines and boxes of a board of this size are.
class DotsGrid {
public:
    static constexpr int kLongestSide = 64;
    static constexpr int kMostBoxes = 1024;

    /// Requires sides from 1 to kLongestSide and at most kMostBoxes boxes.
    DotsGrid(int rows, int columns);

    int rows() const { return rows_; }
    int columns() const { return columns_; }
    int boxes() const { return rows_ * columns_; }
    int horizontals() const { return (rows_ + 1) * columns_; }
    int lines() const { return horizontals() + rows_ * (columns_ + 1); }

    /// The horizontal line above box (row, column), row <= rows(); the vertical one left of it,
    /// column <= columns().
    int horizontal(int row, int column) const { return row * columns_ + column; }
    int vertical(int row, int column) const {
        return horizontals() + row * (columns_ + 1) + column;
    }

    struct Place {
        bool is_horizontal = true;
        int row = 0;
        int column = 0;
    };
    Place place(int line) const;

    /// The lines above, below, left and right of a box.
    std::array<int, 4> around(int box) const;
    /// The boxes on the two sides of a line, above or left first; -1 is outside.
    std::array<int, 2> sides(int line) const;

    friend bool operator==(const DotsGrid&, const DotsGrid&) = default;

private:
    int rows_;
    int columns_;
};

class DotsBoard : public DotsGrid {
public:
    DotsBoard() : DotsBoard(1, 1) {}
    /// No line drawn. Requires what DotsGrid does.
    DotsBoard(int rows, int columns);

    bool is_drawn(int line) const { return drawn_[static_cast<std::size_t>(line)]; }
    int undrawn() const;
    bool is_complete(int box) const;

    /// Draws a line, gives boxes it completes to `scorer`, and returns how many there are.
    /// Requires a line that is not drawn.
    int draw(int line, Scorer scorer = Scorer::Unknown);

    /// Who captured a box; Unknown where only the lines tell that somebody did.
    Scorer owner(int box) const { return owners_[static_cast<std::size_t>(box)]; }
    /// Requires a complete box.
    void set_owner(int box, Scorer scorer) { owners_[static_cast<std::size_t>(box)] = scorer; }
    int captured_by(Scorer scorer) const;

    friend bool operator==(const DotsBoard&, const DotsBoard&) = default;

private:
    std::vector<bool> drawn_;
    std::vector<Scorer> owners_;
};

/// The board as strings and coins; string i is line `lines[i]`.
struct BoardGraph {
    CoinGraph graph;
    std::vector<int> lines;
};
BoardGraph coin_graph(const DotsBoard& board);

}  // namespace upstar::dots
