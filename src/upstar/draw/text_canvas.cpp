#include "upstar/draw/text_canvas.h"

#include <algorithm>
#include <array>

#include "upstar/base/characters.h"

namespace upstar {
namespace {

struct Glyphs {
    std::array<std::string_view, 16> strokes;  // by the sum of the sides
    std::array<std::string_view, 4> marks;     // by Mark
};

constexpr Glyphs kUnicode = {
    {" ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼"},
    {"╱", "╲", "╌", "↑"},
};
constexpr Glyphs kAscii = {
    {" ", "|", "|", "|", "-", "+", "+", "+", "-", "+", "+", "+", "-", "+", "+", "+"},
    {"/", "\\", "-", "^"},
};

const Glyphs& glyphs(Charset charset) { return charset == Charset::Ascii ? kAscii : kUnicode; }

}  // namespace

TextCanvas::TextCanvas(int rows, int columns, Charset charset)
    : rows_(rows),
      columns_(columns),
      charset_(charset),
      cells_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)) {}

TextCanvas::Cell* TextCanvas::cell(int row, int column) {
    if (row < 0 || row >= rows_ || column < 0 || column >= columns_) return nullptr;
    return &cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                   static_cast<std::size_t>(column)];
}

void TextCanvas::stroke(int row, int column, unsigned sides) {
    if (Cell* c = cell(row, column)) {
        c->strokes |= sides;
        c->character.clear();
    }
}

void TextCanvas::horizontal(int row, int from, int to) {
    if (from > to) std::swap(from, to);
    for (int column = from; column <= to; ++column)
        stroke(row, column, (column > from ? kLeft : 0) | (column < to ? kRight : 0));
}

void TextCanvas::put(int row, int column, Mark mark) {
    if (Cell* c = cell(row, column))
        c->character = glyphs(charset_).marks[static_cast<std::size_t>(mark)];
}

void TextCanvas::text(int row, int column, std::string_view text) {
    while (!text.empty()) {
        std::size_t length = 1;
        while (length < text.size() && !begins_character(text[length])) ++length;
        if (Cell* c = cell(row, column)) c->character = text.substr(0, length);
        text.remove_prefix(length);
        ++column;
    }
}

std::string_view TextCanvas::glyph(const Cell& cell) const {
    if (!cell.character.empty()) return cell.character;
    return glyphs(charset_).strokes[cell.strokes];
}

std::string TextCanvas::to_string() const {
    std::string lines;
    for (std::size_t row = 0; row < static_cast<std::size_t>(rows_); ++row) {
        std::string line;
        for (std::size_t column = 0; column < static_cast<std::size_t>(columns_); ++column)
            line += glyph(cells_[row * static_cast<std::size_t>(columns_) + column]);
        line.erase(line.find_last_not_of(' ') + 1);
        lines += line + "\n";
    }
    return lines;
}

}  // namespace upstar
