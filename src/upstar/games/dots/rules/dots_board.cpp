#include "upstar/games/dots/rules/dots_board.h"

#include <algorithm>
#include <cassert>

namespace upstar::dots {

DotsGrid::DotsGrid(int rows, int columns) : rows_(rows), columns_(columns) {
    assert(rows >= 1 && columns >= 1 && rows <= kLongestSide && columns <= kLongestSide);
    assert(boxes() <= kMostBoxes);
}

DotsBoard::DotsBoard(int rows, int columns) : DotsGrid(rows, columns) {
    drawn_.resize(static_cast<std::size_t>(lines()));
    owners_.resize(static_cast<std::size_t>(boxes()), Scorer::Nobody);
}

DotsGrid::Place DotsGrid::place(int line) const {
    if (line < horizontals()) return {true, line / columns_, line % columns_};
    const int rest = line - horizontals();
    return {false, rest / (columns_ + 1), rest % (columns_ + 1)};
}

std::array<int, 4> DotsGrid::around(int box) const {
    const int row = box / columns_;
    const int column = box % columns_;
    return {horizontal(row, column), horizontal(row + 1, column), vertical(row, column),
            vertical(row, column + 1)};
}

std::array<int, 2> DotsGrid::sides(int line) const {
    const auto [is_horizontal, row, column] = place(line);
    const auto box = [this](int r, int c) {
        return r < 0 || c < 0 || r >= rows_ || c >= columns_ ? -1 : r * columns_ + c;
    };
    if (is_horizontal) return {box(row - 1, column), box(row, column)};
    return {box(row, column - 1), box(row, column)};
}

int DotsBoard::undrawn() const {
    return static_cast<int>(std::count(drawn_.begin(), drawn_.end(), false));
}

bool DotsBoard::is_complete(int box) const {
    const auto lines = around(box);
    return std::all_of(lines.begin(), lines.end(), [this](int line) { return is_drawn(line); });
}

int DotsBoard::draw(int line, Scorer scorer) {
    assert(!is_drawn(line));
    drawn_[static_cast<std::size_t>(line)] = true;
    int completed = 0;
    for (const int box : sides(line)) {
        if (box < 0 || !is_complete(box)) continue;
        set_owner(box, scorer);
        ++completed;
    }
    return completed;
}

int DotsBoard::captured_by(Scorer scorer) const {
    return static_cast<int>(std::count(owners_.begin(), owners_.end(), scorer));
}

BoardGraph coin_graph(const DotsBoard& board) {
    BoardGraph result{CoinGraph(board.boxes()), {}};
    for (int line = 0; line < board.lines(); ++line) {
        if (board.is_drawn(line)) continue;
        const auto [one, other] = board.sides(line);
        result.graph.add_string(one + 1, other + 1);
        result.lines.push_back(line);
    }
    return result;
}

}  // namespace upstar::dots
