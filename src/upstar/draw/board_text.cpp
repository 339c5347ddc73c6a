#include "upstar/draw/board_text.h"

#include <string_view>

namespace upstar {
namespace {

constexpr std::string_view kIndent = "  ";

std::string padded(const std::string& text, std::size_t width) {
    return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

// Labels stand below the squares; a long strip has them in two lines of digits.
std::string strip_text(const BoardDescription& strip) {
    constexpr std::size_t kShort = 9;
    constexpr std::size_t kMiddle = 25;
    const std::size_t count = strip.places.size();
    const std::size_t width = count <= kShort ? 2 : count <= kMiddle ? 3 : 1;
    std::string squares(kIndent.substr(0, 1));
    std::string labels = squares;
    std::string tens = squares;
    for (std::size_t i = 0; i < count; ++i) {
        squares += padded(strip.places[i].mark, width);
        const std::string& label = strip.places[i].name;
        labels += padded(width == 1 ? label.substr(label.size() - 1) : label, width);
        tens += i % 10 == 9 ? label[0] : ' ';
    }
    tens.erase(tens.find_last_not_of(' ') + 1);
    return squares + "\n" + labels + "\n" + (width == 1 ? tens + "\n" : "");
}

std::string grid_text(const BoardDescription& grid) {
    const std::size_t margin = std::to_string(grid.rows).size();
    std::string text = std::string(kIndent) + std::string(margin + 1, ' ');
    for (std::size_t c = 0; c < grid.columns; ++c) text += {' ', static_cast<char>('a' + c)};
    for (std::size_t i = 0; i < grid.places.size(); ++i) {
        if (i % grid.columns == 0)
            text += "\n" + std::string(kIndent) +
                    padded(std::to_string(i / grid.columns + 1), margin) + " ";
        text += " " + grid.places[i].mark;
    }
    return text + "\n";
}

}  // namespace

std::optional<std::string> board_text(const BoardDescription& board) {
    if (board.shape == BoardShape::Strip) return strip_text(board);
    if (board.shape == BoardShape::Grid) return grid_text(board);
    return std::nullopt;
}

}  // namespace upstar
