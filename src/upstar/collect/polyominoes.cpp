#include "upstar/collect/polyominoes.h"

#include <algorithm>
#include <array>

namespace upstar {
namespace {

__extension__ using Bits = unsigned __int128;

struct Square {
    int row;
    int column;
};

// A set of squares in the least box that holds it, row by row.
class Box {
public:
    Box(const std::vector<int>& set, int width) {
        int top = set[0] / width, left = set[0] % width, bottom = top, right = left;
        for (const int square : set) {
            top = std::min(top, square / width);
            bottom = std::max(bottom, square / width);
            left = std::min(left, square % width);
            right = std::max(right, square % width);
        }
        rows_ = bottom - top + 1;
        columns_ = right - left + 1;
        for (const int square : set)
            squares_[count_++] = {square / width - top, square % width - left};
    }

    int size() const { return rows_ * columns_; }

    // Whether no image of it comes before it. Images with more rows than columns come last.
    bool is_least() const {
        if (rows_ > columns_) return false;
        const Bits own = image(0);
        for (int turn = 1; turn < (rows_ == columns_ ? 8 : 4); ++turn)
            if (image(turn) < own) return false;
        return true;
    }

    std::string text() const {
        std::string text(static_cast<std::size_t>(size() + rows_ - 1), 'x');
        for (int r = 1; r < rows_; ++r) text[place(r, 0) - 1] = '|';
        for (std::size_t i = 0; i < count_; ++i)
            text[place(squares_[i].row, squares_[i].column)] = '.';
        return text;
    }

private:
    std::size_t place(int row, int column) const {
        return static_cast<std::size_t>(row * (columns_ + 1) + column);
    }

    Bits image(int turn) const {
        Bits bits = 0;
        for (std::size_t i = 0; i < count_; ++i) {
            const int r = (turn & 1) != 0 ? rows_ - 1 - squares_[i].row : squares_[i].row;
            const int c = (turn & 2) != 0 ? columns_ - 1 - squares_[i].column : squares_[i].column;
            bits |= Bits{1} << ((turn & 4) != 0 ? c * columns_ + r : r * columns_ + c);
        }
        return bits;
    }

    int rows_ = 0;
    int columns_ = 0;
    std::array<Square, Polyominoes::kMostSquares> squares_{};
    std::size_t count_ = 0;
};

}  // namespace

Polyominoes::Polyominoes(int squares, const Visit& visit)
    : squares_(squares), width_(2 * squares + 1), visit_(visit) {
    // The first square is the leftmost of the lowest row, so those before it are not tried. Two
    // columns and a row are kept free around all that can be reached.
    seen_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(squares + 1), 0);
    for (int column = 0; column < squares; ++column) seen_[static_cast<std::size_t>(column)] = 1;
    find(squares);
    grow(0);
}

void Polyominoes::find(int square) {
    if (square < 0 || seen_[static_cast<std::size_t>(square)] != 0) return;
    seen_[static_cast<std::size_t>(square)] = 1;
    untried_.push_back(square);
}

void Polyominoes::grow(std::size_t from) {
    for (std::size_t i = from; i < untried_.size(); ++i) {
        const int square = untried_[i];
        set_.push_back(square);
        if (set_.size() == static_cast<std::size_t>(squares_)) {
            tell();
        } else {
            const std::size_t before = untried_.size();
            find(square + width_);
            find(square - width_);
            find(square + 1);
            find(square - 1);
            grow(i + 1);
            while (untried_.size() > before) {
                seen_[static_cast<std::size_t>(untried_.back())] = 0;
                untried_.pop_back();
            }
        }
        set_.pop_back();
    }
}

void Polyominoes::tell() {
    const Box box(set_, width_);
    if (!box.is_least()) return;
    if (box.size() > 64) {
        ++too_wide_;
    } else {
        visit_(box.text());
    }
}

}  // namespace upstar
