#include "upstar/catalog/squares.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace upstar {
namespace {

constexpr std::size_t kMostLetters = 26;
constexpr std::string_view kIndent = "  ";
constexpr char kEmpty = '.';

bool is_square(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == kEmpty || c == '#' || c == '~';
}

struct Squares {
    std::size_t columns = 0;
    std::string cells;  // row by row

    std::size_t rows() const { return cells.size() / columns; }

    std::string name(std::size_t i) const {
        if (rows() == 1) return std::to_string(i + 1);
        return static_cast<char>('a' + i % columns) + std::to_string(i / columns + 1);
    }
};

// Rows of equal length; nothing if the text has another form.
std::optional<Squares> squares_of(const AnyPosition& p) {
    const std::string text = p.to_string();
    Squares squares;
    squares.columns = std::min(text.find('|'), text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool row_ends = i % (squares.columns + 1) == squares.columns;
        if (row_ends ? text[i] != '|' : !is_square(text[i])) return std::nullopt;
        if (!row_ends) squares.cells += text[i];
    }
    if (squares.columns == 0 || squares.cells.size() % squares.columns != 0) return std::nullopt;
    if (squares.rows() > 1 && squares.columns > kMostLetters) return std::nullopt;
    return squares;
}

std::string padded(const std::string& text, std::size_t width) {
    return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

// Labels stand below the squares; a long strip has them in two lines of digits.
std::string strip_picture(const Squares& strip) {
    constexpr std::size_t kShort = 9;
    constexpr std::size_t kMiddle = 25;
    const std::size_t count = strip.cells.size();
    const std::size_t width = count <= kShort ? 2 : count <= kMiddle ? 3 : 1;
    std::string cells(kIndent.substr(0, 1));
    std::string labels = cells;
    std::string tens = cells;
    for (std::size_t i = 0; i < count; ++i) {
        cells += padded(std::string(1, strip.cells[i]), width);
        const std::string label = strip.name(i);
        labels += padded(width == 1 ? label.substr(label.size() - 1) : label, width);
        tens += i % 10 == 9 ? label[0] : ' ';
    }
    tens.erase(tens.find_last_not_of(' ') + 1);
    return cells + "\n" + labels + "\n" + (width == 1 ? tens + "\n" : "");
}

std::string grid_picture(const Squares& grid) {
    const std::size_t margin = std::to_string(grid.rows()).size();
    std::string text = std::string(kIndent) + std::string(margin + 1, ' ');
    for (std::size_t c = 0; c < grid.columns; ++c) text += {' ', static_cast<char>('a' + c)};
    for (std::size_t i = 0; i < grid.cells.size(); ++i) {
        if (i % grid.columns == 0)
            text += "\n" + std::string(kIndent) +
                    padded(std::to_string(i / grid.columns + 1), margin) + " ";
        text += {' ', grid.cells[i]};
    }
    return text + "\n";
}

}  // namespace

std::string labelled_board(const AnyPosition& p) {
    if (const auto squares = squares_of(p))
        return squares->rows() == 1 ? strip_picture(*squares) : grid_picture(*squares);
    std::string text(kIndent);
    for (const char c : p.board_text())
        text += c == '\n' ? "\n" + std::string(kIndent) : std::string(1, c);
    return text + "\n";
}

MoveName move_name(const AnyPosition& before, const AnyPosition& after) {
    if (std::string own = before.move_to(after); !own.empty()) return {"", std::move(own)};
    MoveName by_position = {"", after.to_string()};
    const auto old_board = squares_of(before);
    const auto new_board = squares_of(after);
    if (!old_board || !new_board || old_board->columns != new_board->columns ||
        old_board->cells.size() != new_board->cells.size())
        return by_position;
    std::vector<std::size_t> changed;
    std::vector<std::size_t> entered;
    for (std::size_t i = 0; i < old_board->cells.size(); ++i) {
        if (old_board->cells[i] == new_board->cells[i]) continue;
        changed.push_back(i);
        if (old_board->cells[i] == kEmpty) entered.push_back(i);
    }
    if (changed.empty()) return by_position;
    if (entered.size() == 1) {
        for (const std::size_t i : changed) {
            if (new_board->cells[i] != kEmpty ||
                old_board->cells[i] != new_board->cells[entered[0]])
                continue;
            return {old_board->name(i), old_board->name(i) + "-" + old_board->name(entered[0])};
        }
    }
    std::string text;
    for (const std::size_t i : changed) text += (text.empty() ? "" : "-") + old_board->name(i);
    return {"", text};
}

}  // namespace upstar
