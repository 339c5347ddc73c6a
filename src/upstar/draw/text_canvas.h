// A picture made of characters.
//
// Lines are drawn as strokes from the middle of a cell towards its sides; strokes in one cell join,
// so that an axis crossed by a wall becomes ┼ without anybody asking. Slanting lines, arrows and
// words take a cell for themselves. Row 0 is at the top; what falls outside is cut off.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace upstar {

enum class Charset { Unicode, Ascii };

class TextCanvas {
public:
    /// Sides of a cell that a stroke runs to; add them up.
    static constexpr unsigned kUp = 1;
    static constexpr unsigned kDown = 2;
    static constexpr unsigned kLeft = 4;
    static constexpr unsigned kRight = 8;

    enum class Mark { Rising, Falling, Dash, ArrowUp };

    TextCanvas(int rows, int columns, Charset charset);

    void stroke(int row, int column, unsigned sides);
    /// A horizontal line through the middles of the cells from one column to another.
    void horizontal(int row, int from, int to);
    void put(int row, int column, Mark mark);
    /// UTF-8 text, one character a cell.
    void text(int row, int column, std::string_view text);

    /// The rows, each ended by a newline, without blanks at their ends.
    std::string to_string() const;

private:
    struct Cell {
        unsigned strokes = 0;
        std::string character;  // empty: the strokes show
    };
    Cell* cell(int row, int column);
    std::string_view glyph(const Cell& cell) const;

    int rows_;
    int columns_;
    Charset charset_;
    std::vector<Cell> cells_;
};

}  // namespace upstar
