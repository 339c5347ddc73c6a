#include "upstar/games/konane/rules/konane_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>

#include "upstar/base/error.h"
#include "upstar/games/konane/rules/konane_families.h"
#include "upstar/games/konane/rules/konane_lifts.h"
#include "upstar/positions/powers.h"

namespace upstar::konane {
namespace {

struct Square {
    char kind;
    std::array<std::string_view, 6> letters;  // the first is the one written
};

constexpr std::array<Square, 4> kSquares = {{
    {'x', {"x", "X", "b", "B", "●", "•"}},
    {'o', {"o", "O", "w", "W", "○", "◦"}},
    {'.', {".", "_", "·", "□", "-", "-"}},
    {'#', {"~", "#", "■", "■", "■", "■"}},
}};

std::optional<char> square_of(std::string_view letter) {
    for (std::size_t i = 0; i < kSquares[0].letters.size(); ++i)
        for (const Square& square : kSquares)
            if (square.letters[i] == letter) return square.kind;
    return std::nullopt;
}

[[noreturn]] void fail(std::string message, std::size_t offset) {
    throw Error(ErrorKind::Input, std::move(message), offset);
}

bool is_word_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

// The text itself, or the board of the family that it names.
std::optional<std::string> named_board(std::string_view text) {
    const auto open = static_cast<std::size_t>(
        std::find_if_not(text.begin(), text.end(), is_word_character) - text.begin());
    if (open == 0 || open == text.size() || text[open] != '(' || text.back() != ')')
        return std::nullopt;
    const std::string_view number = text.substr(open + 1, text.size() - open - 2);
    int n = 0;
    const auto [end, fault] = std::from_chars(number.data(), number.data() + number.size(), n);
    if (fault == std::errc::result_out_of_range) n = std::numeric_limits<int>::max();  // too large
    if (fault == std::errc::invalid_argument || end != number.data() + number.size())
        return std::nullopt;
    auto board = konane_family(text.substr(0, open), n);
    if (!board)
        fail("no family is called " + std::string(text.substr(0, open)) + ": there are " +
                 konane_family_names(),
             0);
    return board;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The number at `at`, which moves behind it; large ones are all as good as too large.
int number_at(std::string_view text, std::size_t& at) {
    constexpr int kLarge = 1000;
    int n = 0;
    for (; at < text.size() && is_digit(text[at]); ++at)
        n = std::min(kLarge, 10 * n + text[at] - '0');
    return n;
}

constexpr int kMostColumns = 26;  // that have a letter

char colour_of(int row, int column, bool black_corner) {
    return ((row + column) % 2 == 0) == black_corner ? 'x' : 'o';
}

}  // namespace

std::optional<KonaneBoard> parse_whole_konane_board(std::string_view text) {
    if (text.empty() || !is_digit(text[0])) return std::nullopt;
    std::size_t at = 0;
    KonaneBoard board;
    board.rows = number_at(text, at);
    if (at == text.size() || (text[at] != 'x' && text[at] != 'X'))
        fail("a size is rows x columns, such as 6x6", at);
    board.columns = number_at(text, ++at);
    if (board.rows == 0 || board.columns == 0) fail("a size is rows x columns, such as 6x6", 0);
    if (board.columns > kMostColumns || board.rows > KonaneBoard::kLongestSide ||
        board.size() > KonaneBoard::kMostSquares)
        fail("a full board has at most " + std::to_string(KonaneBoard::kMostSquares) +
                 " squares and " + std::to_string(kMostColumns) + " columns: 16x16, 14x17",
             0);
    const bool white_corner = text.substr(at, 2) == ":o";
    if (white_corner) at += 2;
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column)
            board.put(row, column, colour_of(row, column, !white_corner));
    if (at == text.size()) return board;
    if (text[at] != '-')
        fail(
            "behind a size comes nothing, :o for a white stone at a1, or the stone that is lifted: "
            "6x6-c3",
            at);
    const std::size_t square = ++at;
    const int column = at < text.size() ? (text[at++] | 0x20) - 'a' : -1;
    const int row = number_at(text, at) - 1;
    const KonaneLifts lifts{board.rows, board.columns};
    const bool is_on_board = column >= 0 && column < board.columns && row >= 0 && row < board.rows;
    if (at != text.size() || !is_on_board || !lifts.may_be_first({row, column}))
        fail(
            "the stone that is lifted first stands in the centre, next to it, or in a corner; "
            "columns are a, b, ... from the left, rows 1, 2, ... from the top",
            square);
    board.put(row, column, '.');
    return board;
}

std::string whole_board_text(const KonaneBoard& board) {
    std::string text = std::to_string(board.rows) + "x" + std::to_string(board.columns);
    std::string lifted;
    bool black_corner = true;
    for (int row = 0; row < board.rows; ++row) {
        for (int column = 0; column < board.columns; ++column) {
            const char stone = board.at(row, column);
            if (stone == '.') {
                lifted =
                    std::string("-") + static_cast<char>('a' + column) + std::to_string(row + 1);
            } else {
                black_corner = stone == colour_of(row, column, true);
            }
        }
    }
    return text + (black_corner ? "" : ":o") + lifted;
}

KonaneBoard parse_konane_board(std::string_view text) {
    constexpr std::size_t kMostCharacters = 2 * KonaneBoard::kMostSquares;
    const auto named = named_board(text);
    const WrittenOut written = write_out_powers(named ? *named : text, kMostCharacters);
    const auto& all = written.characters;
    const auto origin = [&](std::size_t i) {
        if (named) return std::size_t{0};
        return i < all.size() ? written.origins[i] : text.size();
    };
    const auto columns =
        static_cast<std::size_t>(std::find(all.begin(), all.end(), "|") - all.begin());
    if (columns == 0)
        fail(
            "a Konane board is rows of x (black), o (white) and . (empty), joined by |, such as "
            "xo.|.xo",
            0);
    const std::size_t rows = (all.size() + 1) / (columns + 1);
    constexpr std::size_t kSide = KonaneBoard::kLongestSide;
    if (columns > kSide || rows > kSide || rows * columns > KonaneBoard::kMostSquares)
        fail("the board is too large: at most " + std::to_string(KonaneBoard::kMostSquares) +
                 " squares, such as 16x16 or 14x17, and no side longer than " +
                 std::to_string(kSide),
             origin(0));
    KonaneBoard board;
    board.rows = static_cast<int>(rows);
    board.columns = static_cast<int>(columns);
    for (std::size_t i = 0; i <= all.size(); ++i) {
        const bool row_ends = i % (columns + 1) == columns;
        const bool is_end = i == all.size() || all[i] == "|";
        if (row_ends != is_end)
            fail("rows must be equally long: the first has " + std::to_string(columns) + " squares",
                 origin(i));
        if (is_end) continue;
        const auto kind = square_of(all[i]);
        if (!kind)
            fail("a square is x (black), o (white), . (empty) or # (blocked), and | ends a row",
                 origin(i));
        board.put(static_cast<int>(i / (columns + 1)), static_cast<int>(i % (columns + 1)), *kind);
    }
    return board;
}

std::string to_text(const KonaneBoard& board) {
    std::string text = board.to_string();
    std::replace(text.begin(), text.end(), '#', '~');
    return text;
}

}  // namespace upstar::konane
