#include "upstar/games/dots/rules/dots_bits.h"

#include "upstar/base/error.h"

namespace upstar::dots {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

[[noreturn]] void fail(std::string message, std::size_t offset) {
    throw Error(ErrorKind::Input, std::move(message), offset);
}

int side(std::string_view text, std::size_t& at) {
    int n = 0;
    for (; at < text.size() && is_digit(text[at]); ++at)
        if (n <= DotsBoard::kMostBoxes) n = 10 * n + (text[at] - '0');
    return n;
}

// Past the sign between two sides, with or without blanks: x, X or \u00d7. False if there is none.
bool skip_times(std::string_view text, std::size_t& at) {
    const auto skip_blanks = [&] {
        while (at < text.size() && text[at] == ' ') ++at;
    };
    skip_blanks();
    for (const std::string_view sign : {"x", "X", "\u00d7"}) {
        if (text.substr(at, sign.size()) != sign) continue;
        at += sign.size();
        skip_blanks();
        return true;
    }
    return false;
}

}  // namespace

bool begins_with_size(std::string_view text) {
    std::size_t at = 0;
    side(text, at);
    return at > 0 && skip_times(text, at) && at < text.size() && is_digit(text[at]);
}

BoardSize parse_board_size(std::string_view text) {
    BoardSize size;
    std::size_t at = 0;
    size.rows = side(text, at);
    skip_times(text, at);
    size.columns = side(text, at);
    int less = 0;
    for (const std::string_view unit : {" dots", "dots", " boxes", "boxes"}) {
        if (text.substr(at, unit.size()) != unit) continue;
        at += unit.size();
        if (unit.back() == 's' && unit.find('d') != std::string_view::npos) less = 1;
        break;
    }
    size.rows -= less;
    size.columns -= less;
    if (size.rows < 1 || size.columns < 1)
        fail(less == 1 ? "a board has at least 2 x 2 dots"
                       : "a board has at least one row and one column of boxes",
             0);
    if (size.rows > DotsBoard::kLongestSide || size.columns > DotsBoard::kLongestSide ||
        size.rows * size.columns > DotsBoard::kMostBoxes)
        fail("too large: a board has at most " + std::to_string(DotsBoard::kLongestSide) +
                 " boxes a side and " + std::to_string(DotsBoard::kMostBoxes) + " in all",
             0);
    size.length = at;
    return size;
}

DotsBoard parse_board_bits(std::string_view text) {
    if (!begins_with_size(text))
        fail("a board is a size such as 5x5, or a size and its lines such as 1x2:1101/010", 0);
    const BoardSize size = parse_board_size(text);
    DotsBoard board(size.rows, size.columns);
    std::size_t at = size.length;
    if (at == text.size()) return board;
    if (text[at] != ':')
        fail("after the size comes a colon and the lines as bits: 1x2:1101/010", at);
    ++at;
    const auto read = [&](int first, int count, const char* kind) {
        const std::size_t begin = at;
        for (int i = 0; at < text.size() && (text[at] == '0' || text[at] == '1'); ++at, ++i)
            if (i < count && text[at] == '1') board.draw(first + i);
        if (at < text.size() && text[at] != '/')
            fail("a line is 1 (drawn) or 0 (not drawn), and a slash ends the horizontals", at);
        if (at - begin != static_cast<std::size_t>(count))
            fail("a board of " + std::to_string(size.rows) + "x" + std::to_string(size.columns) +
                     " boxes has " + std::to_string(count) + " " + kind + " lines, but here are " +
                     std::to_string(at - begin) + " bits",
                 begin);
    };
    read(0, board.horizontals(), "horizontal");
    if (at == text.size()) fail("the vertical lines are missing: a slash and their bits", at);
    ++at;
    read(board.horizontals(), board.lines() - board.horizontals(), "vertical");
    if (at != text.size()) fail("the board ends here", at);
    return board;
}

std::string to_bits(const DotsBoard& board) {
    std::string text = std::to_string(board.rows()) + "x" + std::to_string(board.columns()) + ":";
    for (int line = 0; line < board.lines(); ++line) {
        if (line == board.horizontals()) text += '/';
        text += board.is_drawn(line) ? '1' : '0';
    }
    return text;
}

}  // namespace upstar::dots
