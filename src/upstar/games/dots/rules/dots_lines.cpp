#include "upstar/games/dots/rules/dots_lines.h"

#include <cstdlib>
#include <optional>
#include <utility>

#include "upstar/base/error.h"
#include "upstar/positions/board.h"

namespace upstar::dots {
namespace {

constexpr int kMost = 1'000'000;  // more than any row or column, and no overflow on the way

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

class Word {
public:
    Word(const DotsGrid& board, std::string_view text, std::size_t offset)
        : board_(board), text_(text), offset_(offset) {}

    int line() {
        if (text_.size() > 1 && text_[1] == '(' && (text_[0] == 'h' || text_[0] == 'v'))
            return coordinates();
        if (text_.size() == 2 && is_letter(text_[0]) && is_letter(text_[1])) return lattice();
        return dots();
    }

private:
    [[noreturn]] void fail(const std::string& message, std::size_t at = 0) const {
        throw Error(ErrorKind::Input, message, offset_ + at);
    }

    [[noreturn]] void fail_form() const {
        fail("`" + std::string(text_.substr(0, 40)) +
             "` is no line: write h(0,0) or v(0,0) (row, column), two neighbouring dots as in "
             "a1b1, or Wilson's two letters");
    }

    bool take(char c) {
        if (at_ == text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }

    std::optional<int> number() {
        const std::size_t begin = at_;
        int n = 0;
        for (; at_ < text_.size() && is_digit(text_[at_]); ++at_)
            if (n < kMost) n = 10 * n + (text_[at_] - '0');
        return begin == at_ ? std::nullopt : std::optional(n);
    }

    int coordinates() {
        const bool is_horizontal = text_[0] == 'h';
        at_ = 2;
        const auto row = number();
        if (!row || !take(',')) fail_form();
        const auto column = number();
        if (!column || !take(')') || at_ != text_.size()) fail_form();
        const int last_row = board_.rows() - (is_horizontal ? 0 : 1);
        const int last_column = board_.columns() - (is_horizontal ? 1 : 0);
        if (*row > last_row || *column > last_column)
            fail("no such line: here the " +
                 std::string(is_horizontal ? "horizontal" : "vertical") + " lines have rows 0 to " +
                 std::to_string(last_row) + " and columns 0 to " + std::to_string(last_column));
        return is_horizontal ? board_.horizontal(*row, *column) : board_.vertical(*row, *column);
    }

    int lattice() const {
        const int row = text_[0] - 'a';
        const int column = text_[1] - 'a';
        if (row > 2 * board_.rows() || column > 2 * board_.columns())
            fail("no such line: a picture of this board has rows a to " +
                 column_letters(2 * board_.rows()) + " and columns a to " +
                 column_letters(2 * board_.columns()));
        if (row % 2 == column % 2)
            fail("`" + std::string(text_) + "` is a " + (row % 2 == 0 ? "dot" : "box") +
                 ", not a line");
        return row % 2 == 0 ? board_.horizontal(row / 2, column / 2)
                            : board_.vertical(row / 2, column / 2);
    }

    // A dot as (column, row from the top).
    std::pair<int, int> dot() {
        int column = 0;
        const std::size_t begin = at_;
        for (; at_ < text_.size() && is_letter(text_[at_]); ++at_)
            if (column < kMost) column = 26 * column + (text_[at_] - 'a' + 1);
        const auto row = number();
        if (column == 0 || !row) fail_form();
        if (column > board_.columns() + 1 || *row < 1 || *row > board_.rows() + 1)
            fail("there is no dot " + std::string(text_.substr(begin, at_ - begin)) +
                     ": the dots are a1 to " + column_letters(board_.columns()) +
                     std::to_string(board_.rows() + 1),
                 begin);
        return {column - 1, board_.rows() + 1 - *row};
    }

    int dots() {
        const auto [x, y] = dot();
        const auto [u, v] = dot();
        if (at_ != text_.size()) fail_form();
        if (std::abs(x - u) + std::abs(y - v) != 1)
            fail("`" + std::string(text_) + "`: these two dots are not neighbours");
        return y == v ? board_.horizontal(y, std::min(x, u)) : board_.vertical(std::min(y, v), x);
    }

    const DotsGrid& board_;
    std::string_view text_;
    std::size_t offset_;
    std::size_t at_ = 0;
};

}  // namespace

std::string line_name(const DotsGrid& board, int line, LineNames names) {
    const auto [is_horizontal, row, column] = board.place(line);
    if (names == LineNames::Coordinates)
        return std::string(is_horizontal ? "h(" : "v(") + std::to_string(row) + "," +
               std::to_string(column) + ")";
    if (names == LineNames::Lattice)
        return column_letters(2 * row + (is_horizontal ? 0 : 1)) +
               column_letters(2 * column + (is_horizontal ? 1 : 0));
    const auto dot = [&](int x, int y) {
        return column_letters(x) + std::to_string(board.rows() + 1 - y);
    };
    // From the left or from below.
    return is_horizontal ? dot(column, row) + dot(column + 1, row)
                         : dot(column, row + 1) + dot(column, row);
}

int parse_line(const DotsGrid& board, std::string_view word, std::size_t offset) {
    return Word(board, word, offset).line();
}

}  // namespace upstar::dots
