#include "upstar/draw/board_text.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace upstar {
namespace {

constexpr std::string_view kIndent = "  ";

std::string padded(const std::string& text, std::size_t width) {
    return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

std::string painted(const Paint& paint, const std::optional<Player>& owner,
                    const std::string& mark) {
    if (!owner) return mark;
    return paint(*owner == Player::Left ? Ink::Left : Ink::Right, mark);
}

// Labels stand below the squares; a long strip has them in two lines of digits.
std::string strip_text(const BoardDescription& strip, const Paint& paint) {
    constexpr std::size_t kShort = 9;
    constexpr std::size_t kMiddle = 25;
    const std::size_t count = strip.places.size();
    const std::size_t width = count <= kShort ? 2 : count <= kMiddle ? 3 : 1;
    std::string squares(kIndent.substr(0, 1));
    std::string labels = squares;
    std::string tens = squares;
    for (std::size_t i = 0; i < count; ++i) {
        const BoardPlace& place = strip.places[i];
        squares += padded("", width - std::min(width, place.mark.size())) +
                   painted(paint, place.owner, place.mark);
        const std::string& label = strip.places[i].name;
        labels += padded(width == 1 ? label.substr(label.size() - 1) : label, width);
        tens += i % 10 == 9 ? label[0] : ' ';
    }
    tens.erase(tens.find_last_not_of(' ') + 1);
    return squares + "\n" + labels + "\n" + (width == 1 ? tens + "\n" : "");
}

std::string grid_text(const BoardDescription& grid, const Paint& paint) {
    const std::size_t margin = std::to_string(grid.rows).size();
    std::string text = std::string(kIndent) + std::string(margin + 1, ' ');
    for (std::size_t c = 0; c < grid.columns; ++c) text += {' ', static_cast<char>('a' + c)};
    for (std::size_t i = 0; i < grid.places.size(); ++i) {
        if (i % grid.columns == 0)
            text += "\n" + std::string(kIndent) +
                    padded(std::to_string(i / grid.columns + 1), margin) + " ";
        text += " " + painted(paint, grid.places[i].owner, grid.places[i].mark);
    }
    return text + "\n";
}

std::string dots_text(const BoardDescription& board, const Paint& paint) {
    constexpr std::size_t kWidth = 4;  // of a box and its left side
    const std::size_t dots = board.columns + 1;
    const std::size_t margin = std::to_string(board.rows + 1).size() + 1;
    std::vector<std::string> rows(2 * board.rows + 1, std::string(board.columns * kWidth + 1, ' '));
    for (std::size_t row = 0; row <= board.rows; ++row)
        for (std::size_t dot = 0; dot < dots; ++dot) rows[2 * row][dot * kWidth] = '+';
    std::size_t boxes = 0;
    for (const BoardPlace& place : board.places) {
        const std::size_t row = 2 * (place.from / dots);
        const std::size_t column = place.from % dots * kWidth;
        if (place.kind == BoardPlace::Kind::Box) {
            const std::size_t box = boxes++;
            if (place.owner)
                rows[2 * (box / board.columns) + 1][box % board.columns * kWidth + kWidth / 2] =
                    owner_letter(*place.owner);
        } else if (!place.is_empty && place.to == place.from + 1) {
            rows[row].replace(column + 1, kWidth - 1, kWidth - 1, '-');
        } else if (!place.is_empty) {
            rows[row + 1][column] = '|';
        }
    }
    std::string text;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string label = i % 2 == 0 ? std::to_string((rows.size() - i + 1) / 2) : "";
        std::string line = std::string(kIndent) + padded(label, margin - 1) + " " + rows[i];
        line.erase(line.find_last_not_of(' ') + 1);
        for (const char c : line)
            text += c == owner_letter(Player::Left)    ? paint(Ink::Left, {c})
                    : c == owner_letter(Player::Right) ? paint(Ink::Right, {c})
                                                       : std::string(1, c);
        text += '\n';
    }
    std::string letters = std::string(kIndent) + std::string(margin, ' ');
    for (std::size_t dot = 0; dot < dots; ++dot) {
        letters.resize(kIndent.size() + margin + dot * kWidth, ' ');
        letters += column_letters(static_cast<int>(dot));
    }
    return text + letters + "\n";
}

}  // namespace

char owner_letter(Player player) { return player == Player::Left ? 'A' : 'B'; }

std::optional<std::string> board_text(const BoardDescription& board, const Paint& paint) {
    if (board.shape == BoardShape::Strip) return strip_text(board, paint);
    if (board.shape == BoardShape::Grid) return grid_text(board, paint);
    if (board.shape == BoardShape::Dots) return dots_text(board, paint);
    return std::nullopt;
}

}  // namespace upstar
