#include "upstar/games/dots/rules/dots_picture.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/games/dots/rules/dots_lines.h"
#include "upstar/positions/board.h"

namespace upstar::dots {
namespace {

constexpr char kDot = '+';

struct TextLine {
    std::string_view text;
    std::size_t offset = 0;
};

[[noreturn]] void fail(std::string message, std::size_t offset) {
    throw Error(ErrorKind::Input, std::move(message), offset);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Without blanks at the end, and without empty lines at both ends: one inside is a row of boxes.
std::vector<TextLine> text_lines(std::string_view text) {
    std::vector<TextLine> lines;
    for (std::size_t at = 0; at <= text.size();) {
        std::size_t end = std::min(text.find('\n', at), text.size());
        const std::size_t next = end + 1;
        while (end > at && (text[end - 1] == ' ' || text[end - 1] == '\r' || text[end - 1] == '\t'))
            --end;
        if (end > at || !lines.empty()) lines.push_back({text.substr(at, end - at), at});
        at = next;
    }
    while (!lines.empty() && lines.back().text.empty()) lines.pop_back();
    return lines;
}

// A dot comes first, or the number of the row and a dot.
bool is_dot_row(const TextLine& line) {
    std::size_t first = line.text.find_first_not_of(' ');
    const std::size_t after = line.text.find_first_not_of("0123456789", first);
    if (after != first) first = line.text.find_first_not_of(' ', after);
    return first != std::string_view::npos && line.text[first] == kDot;
}

// The letters of the columns of dots, from the first on.
bool is_letters_row(const TextLine& line) {
    const std::size_t first = line.text.find_first_not_of(' ');
    return first != std::string_view::npos && line.text[first] == 'a' &&
           std::all_of(line.text.begin(), line.text.end(),
                       [](char c) { return c == ' ' || (c >= 'a' && c <= 'z'); });
}

class PictureReader {
public:
    explicit PictureReader(std::string_view text) : lines_(text_lines(text)) {}

    DotsPosition read() {
        std::size_t first = 0;
        while (first < lines_.size() && !is_dot_row(lines_[first])) ++first;
        if (first == lines_.size()) fail("no row of dots + in this picture", 0);
        if (first > 1) fail("only one line may stand above the first row of dots", 0);
        const Scorer mover = first == 1 ? head(lines_.front()) : Scorer::Unknown;
        lines_.erase(lines_.begin(), lines_.begin() + static_cast<std::ptrdiff_t>(first));
        if (is_letters_row(lines_.back())) lines_.pop_back();
        measure();
        DotsBoard board(rows_, columns_);
        for (int row = 0; row <= rows_; ++row) {
            dot_row(board, row);
            if (row < rows_) box_row(board, row);
        }
        letters(board);
        return DotsPosition(std::move(board), mover);
    }

private:
    // "0 500 20 B": numbers, then perhaps who is to move.
    static Scorer head(const TextLine& line) {
        Scorer mover = Scorer::Unknown;
        for (std::size_t i = 0; i < line.text.size(); ++i) {
            const char c = line.text[i];
            const bool last = i + 1 == line.text.size();
            if (last && (c == 'A' || c == 'B')) {
                mover = c == 'A' ? Scorer::A : Scorer::B;
            } else if (!is_digit(c) && c != ' ' && c != '-' && c != '.' && c != '\t') {
                fail(
                    "above the picture stands nothing, or the head of a problem: numbers, then A "
                    "or B for the player to move",
                    line.offset + i);
            }
        }
        return mover;
    }

    void measure() {
        const TextLine& top = lines_.front();
        indent_ = top.text.find(kDot);
        width_ = top.text.find(kDot, indent_ + 1);
        if (width_ == std::string_view::npos)
            fail("the first row of dots has only one dot: a board has at least two", top.offset);
        width_ -= indent_;
        const std::size_t columns = (top.text.size() - indent_ - 1) / width_;
        if (width_ < 2)
            fail("two dots without a place for the line between them", top.offset + indent_);
        if (lines_.size() % 2 == 0)
            fail("a picture ends with a row of dots: rows of dots and of boxes take turns",
                 lines_.back().offset);
        const std::size_t rows = lines_.size() / 2;
        if (rows == 0) fail("a board has at least two rows of dots", top.offset);
        constexpr auto kLongest = static_cast<std::size_t>(DotsBoard::kLongestSide);
        if (rows > kLongest || columns > kLongest || rows * columns > DotsBoard::kMostBoxes)
            fail("too large: a board has at most " + std::to_string(DotsBoard::kLongestSide) +
                     " boxes a side and " + std::to_string(DotsBoard::kMostBoxes) + " in all",
                 top.offset);
        rows_ = static_cast<int>(rows);
        columns_ = static_cast<int>(columns);
    }

    const TextLine& line(int number) const { return lines_[static_cast<std::size_t>(number)]; }

    std::size_t place(int column) const {
        return indent_ + static_cast<std::size_t>(column) * width_;
    }

    static char at(const TextLine& line, std::size_t place) {
        return place < line.text.size() ? line.text[place] : ' ';
    }

    void check_length(const TextLine& line, bool exactly) const {
        const std::size_t full = place(columns_) + 1;
        if (line.text.size() > full || (exactly && line.text.size() < full))
            fail("rows of unequal length: the first has " + std::to_string(columns_ + 1) +
                     " dots and ends at column " + std::to_string(full) + ", this one ends at " +
                     std::to_string(line.text.size()),
                 line.offset + std::min(line.text.size(), full));
    }

    void dot_row(DotsBoard& board, int row) const {
        const TextLine& text = line(2 * row);
        check_length(text, true);
        for (int column = 0; column <= columns_; ++column)
            if (at(text, place(column)) != kDot)
                fail("a dot + is missing here", text.offset + place(column));
        for (int column = 0; column < columns_; ++column) {
            const std::size_t begin = place(column) + 1;
            const std::string_view cell = text.text.substr(begin, width_ - 1);
            const bool is_line =
                std::all_of(cell.begin(), cell.end(), [](char c) { return c == '-' || c == '#'; });
            const std::size_t strange = cell.find_first_not_of("0123456789- ");
            if (is_line) {
                board.draw(board.horizontal(row, column));
            } else if (strange != std::string_view::npos) {
                fail("between two dots stand dashes, or blanks where no line is drawn",
                     text.offset + begin + strange);
            } else if (cell.find_first_of("0123456789") == std::string_view::npos &&
                       cell.find('-') != std::string_view::npos) {
                fail("a line that is half drawn: fill the gap between the dots with dashes",
                     text.offset + begin + cell.find('-'));
            }
        }
    }

    // A number may reach into the boxes beside its line; letters stand alone.
    void box_row(DotsBoard& board, int row) const {
        const TextLine& text = line(2 * row + 1);
        check_length(text, false);
        if (text.text.find(kDot) != std::string_view::npos)
            fail("a row of boxes has no dots: rows of dots and of boxes take turns",
                 text.offset + text.text.find(kDot));
        for (int column = 0; column <= columns_; ++column) {
            const char c = at(text, place(column));
            if (c == '|' || c == '#') {
                board.draw(board.vertical(row, column));
            } else if (c != ' ' && c != '-' && !is_digit(c)) {
                fail("here stands | or, where no line is drawn, a blank",
                     text.offset + place(column));
            }
        }
    }

    char letter_in(int row, int column) const {
        const TextLine& text = line(2 * row + 1);
        for (std::size_t i = place(column) + 1; i < place(column + 1); ++i) {
            const char c = at(text, i);
            if (c == ' ' || c == '-' || is_digit(c)) continue;
            if (c != 'A' && c != 'B' && c != '?')
                fail("a captured box holds A or B, any other box nothing", text.offset + i);
            return c;
        }
        return ' ';
    }

    void letters(DotsBoard& board) const {
        for (int box = 0; box < board.boxes(); ++box) {
            const int row = box / columns_;
            const int column = box % columns_;
            const char c = letter_in(row, column);
            if (c == ' ') continue;
            if (!board.is_complete(box))
                fail(
                    std::string("an impossible capture: the box of this ") + c + " is not complete",
                    line(2 * row + 1).offset + line(2 * row + 1).text.find(c, place(column)));
            if (c != '?') board.set_owner(box, c == 'A' ? Scorer::A : Scorer::B);
        }
    }

    std::vector<TextLine> lines_;
    std::size_t indent_ = 0;
    std::size_t width_ = 0;  // from dot to dot
    int rows_ = 0;
    int columns_ = 0;
};

char letter(Scorer scorer) { return scorer == Scorer::A ? 'A' : scorer == Scorer::B ? 'B' : ' '; }

void put(std::string& row, std::size_t at, const std::string& text) {
    row.replace(at, text.size(), text);
}

// The rows from the top without blanks at their ends.
std::vector<std::string> drawn(const DotsBoard& board, std::size_t width,
                               const std::vector<std::string>& on_lines) {
    std::vector<std::string> picture;
    const auto on = [&](int line) {
        return on_lines.empty() ? std::string() : on_lines[static_cast<std::size_t>(line)];
    };
    const auto add = [&](std::string row) {
        row.erase(row.find_last_not_of(' ') + 1);
        picture.push_back(std::move(row));
    };
    const std::string blank(static_cast<std::size_t>(board.columns()) * width + 2, ' ');
    for (int row = 0; row <= board.rows(); ++row) {
        std::string dots = blank;
        std::string boxes = blank;
        for (int column = 0; column <= board.columns(); ++column) {
            const std::size_t at = static_cast<std::size_t>(column) * width;
            dots[at] = kDot;
            if (column < board.columns()) {
                const int line = board.horizontal(row, column);
                const std::string text =
                    board.is_drawn(line) ? std::string(width - 1, '-') : on(line);
                const std::size_t gap = width - 1 - std::min(text.size(), width - 1);
                put(dots, at + 1 + gap / 2, text);
            }
            if (row == board.rows()) continue;
            if (column < board.columns())
                boxes[at + width / 2] = letter(board.owner(row * board.columns() + column));
            const int line = board.vertical(row, column);
            const std::string text = board.is_drawn(line) ? "|" : on(line);
            // The last digit of a number stands on its line.
            if (!text.empty()) put(boxes, at + 1 - std::min(text.size(), at + 1), text);
        }
        add(std::move(dots));
        if (row < board.rows()) add(std::move(boxes));
    }
    return picture;
}

}  // namespace

bool looks_like_picture(std::string_view text) {
    const auto lines = text_lines(text);
    return std::any_of(lines.begin(), lines.end(), is_dot_row);
}

DotsPosition parse_dots_picture(std::string_view text) { return PictureReader(text).read(); }

std::string to_picture(const DotsBoard& board) {
    std::string picture;
    for (const std::string& row : drawn(board, 2, {})) picture += row + "\n";
    return picture;
}

std::string to_picture(const DotsBoard& board, const std::vector<std::string>& on_lines) {
    constexpr std::size_t kWidth = 4;
    const std::size_t indent = std::to_string(board.rows() + 1).size() + 1;
    const std::vector<std::string> rows = drawn(board, kWidth, on_lines);
    std::string picture;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool is_dots = i % 2 == 0;
        const std::string number = is_dots ? std::to_string((rows.size() - i + 1) / 2) : "";
        picture += rows[i].empty() ? "\n"
                                   : std::string(indent - 1 - number.size(), ' ') + number + " " +
                                         rows[i] + "\n";
    }
    std::string letters(indent, ' ');
    for (int column = 0; column <= board.columns(); ++column) {
        letters.resize(indent + static_cast<std::size_t>(column) * kWidth, ' ');
        letters += column_letters(column);
    }
    return picture + letters + "\n";
}

std::string to_problem_file(const DotsPosition& position) {
    const char mover = letter(position.mover());
    return std::string("0") + (mover == ' ' ? "" : std::string(" ") + mover) + "\n" +
           to_picture(*position.board());
}

}  // namespace upstar::dots
