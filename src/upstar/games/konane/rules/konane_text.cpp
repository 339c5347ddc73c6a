#include "upstar/games/konane/rules/konane_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>

#include "upstar/base/error.h"
#include "upstar/games/konane/rules/konane_families.h"
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

}  // namespace

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
    const bool is_size = text[0] >= '0' && text[0] <= '9';  // 6x6: a whole board
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
            throw Error(
                ErrorKind::Input,
                std::string("a square is x (black), o (white), . (empty) or # (blocked), and | "
                            "ends a row") +
                    (is_size ? "; who wins a whole board, the solver tells" : ""),
                origin(i), is_size ? Remedy::ask("solve", "konane") : Remedy{});
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
