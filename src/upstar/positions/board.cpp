#include "upstar/positions/board.h"

#include <algorithm>
#include <tuple>

namespace upstar {
namespace {

constexpr std::size_t kMostLetters = 26;
constexpr char kEmpty = '.';

bool is_square(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == kEmpty || c == '#' || c == '~';
}

std::string square_name(std::size_t i, std::size_t rows, std::size_t columns) {
    if (rows == 1) return std::to_string(i + 1);
    return static_cast<char>('a' + i % columns) + std::to_string(i / columns + 1);
}

// "b1-b2": the places one by one.
std::string joined_names(const BoardDescription& board, const std::vector<std::size_t>& places) {
    std::string text;
    for (const std::size_t i : places) text += (text.empty() ? "" : "-") + board.places[i].name;
    return text;
}

// A piece that left one square and stands on the only square that was empty before.
std::optional<BoardMove> piece_moved(const BoardDescription& before, const BoardDescription& after,
                                     const std::vector<std::size_t>& changed) {
    std::vector<std::size_t> entered;
    for (const std::size_t i : changed)
        if (before.places[i].is_empty) entered.push_back(i);
    if (entered.size() != 1) return std::nullopt;
    const std::size_t to = entered.front();
    for (const std::size_t i : changed) {
        if (!after.places[i].is_empty || before.places[i].mark != after.places[to].mark) continue;
        const std::string& from = before.places[i].name;
        return BoardMove{changed, from, from + "-" + before.places[to].name};
    }
    return std::nullopt;
}

}  // namespace

const char* name(BoardShape shape) {
    switch (shape) {
        case BoardShape::Strip:
            return "strip";
        case BoardShape::Grid:
            return "grid";
        case BoardShape::Stacks:
            return "stacks";
        case BoardShape::Dots:
            return "dots";
        case BoardShape::Graph:
            return "graph";
        case BoardShape::Text:
            break;
    }
    return "text";
}

BoardDescription board_of_squares(std::string_view text, const std::vector<PieceLetter>& letters) {
    BoardDescription only_text;
    only_text.text = text;
    BoardDescription board;
    board.columns = std::min(text.find('|'), text.size());
    if (board.columns == 0) return only_text;
    std::string squares;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool row_ends = i % (board.columns + 1) == board.columns;
        if (row_ends ? text[i] != '|' : !is_square(text[i])) return only_text;
        if (!row_ends) squares += text[i];
    }
    if (squares.size() % board.columns != 0) return only_text;
    board.rows = squares.size() / board.columns;
    if (board.rows > 1 && board.columns > kMostLetters) return only_text;
    board.shape = board.rows == 1 ? BoardShape::Strip : BoardShape::Grid;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        BoardPlace place;
        place.name = square_name(i, board.rows, board.columns);
        place.mark = squares[i];
        place.is_empty = squares[i] == kEmpty;
        for (const PieceLetter& piece : letters)
            if (piece.letter == squares[i])
                std::tie(place.owner, place.heading) = std::tie(piece.owner, piece.heading);
        board.places.push_back(std::move(place));
    }
    return board;
}

BoardDescription board_of_stacks(const std::vector<std::uint64_t>& heights, bool is_ring) {
    BoardDescription board;
    board.shape = BoardShape::Stacks;
    board.rows = 1;
    board.columns = heights.size();
    board.is_ring = is_ring;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        BoardPlace place;
        place.kind = BoardPlace::Kind::Stack;
        place.name = std::to_string(i + 1);
        place.mark = std::to_string(heights[i]);
        place.is_empty = heights[i] == 0;
        place.count = heights[i];
        board.places.push_back(std::move(place));
    }
    return board;
}

std::string column_letters(int column) {
    constexpr int kLetters = static_cast<int>(kMostLetters);
    std::string letters = column < kLetters ? "" : column_letters(column / kLetters - 1);
    return letters + static_cast<char>('a' + column % kLetters);
}

BoardMove move_between(const BoardDescription& before, const BoardDescription& after) {
    BoardMove move;
    if (before.shape != after.shape || before.rows != after.rows ||
        before.columns != after.columns || before.places.size() != after.places.size())
        return move;
    for (std::size_t i = 0; i < before.places.size(); ++i)
        if (before.places[i] != after.places[i]) move.changed.push_back(i);
    switch (before.shape) {
        case BoardShape::Strip:
        case BoardShape::Grid:
            if (auto moved = piece_moved(before, after, move.changed)) return *std::move(moved);
            move.name = joined_names(before, move.changed);
            break;
        case BoardShape::Dots:
            for (const std::size_t i : move.changed)
                if (before.places[i].kind == BoardPlace::Kind::Line)
                    move.name = before.places[i].name;
            break;
        case BoardShape::Stacks:
        case BoardShape::Graph:
        case BoardShape::Text:
            break;
    }
    return move;
}

}  // namespace upstar
