#include "upstar/engine/board_edit.h"

#include <algorithm>
#include <random>

#include "upstar/base/error.h"
#include "upstar/base/words.h"

namespace upstar {
namespace {

constexpr const char* kFree = "free";
constexpr const char* kDrawn = "drawn";
constexpr std::size_t kMostSide = 100;
constexpr std::uint64_t kMostScattered = 7;  // tokens on a stack
constexpr int kMostTries = 1000;             // until a scattered board is a position

bool has_squares(const BoardDescription& board) {
    return board.shape == BoardShape::Strip || board.shape == BoardShape::Grid;
}

std::string text_of_squares(const BoardDescription& board) {
    std::string text;
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        if (i > 0 && i % board.columns == 0) text += '|';
        text += board.places[i].mark;
    }
    return text;
}

// Behind the heights a text may tell what the stacks do not show: 3,5,7/ab,bc.
std::string text_of_stacks(const BoardDescription& board, const std::string& before) {
    std::string text;
    for (const BoardPlace& stack : board.places)
        text += (text.empty() ? "" : ",") + std::to_string(stack.count);
    const std::size_t tail = before.find('/');
    return (text.empty() ? "0" : text) + (tail == std::string::npos ? "" : before.substr(tail));
}

// Horizontal lines row by row, then the vertical ones.
std::string text_of_lines(const BoardDescription& board) {
    std::string text = std::to_string(board.rows) + "x" + std::to_string(board.columns) + ":";
    const std::size_t horizontal = (board.rows + 1) * board.columns;
    std::size_t line = 0;
    for (const BoardPlace& place : board.places) {
        if (place.kind != BoardPlace::Kind::Line) continue;
        if (line++ == horizontal) text += '/';
        text += place.is_empty ? '0' : '1';
    }
    return text;
}

PositionPtr position_of(const BoardDescription& board, const AnyPosition& before) {
    switch (board.shape) {
        case BoardShape::Strip:
        case BoardShape::Grid:
            return before.ruleset().parse(text_of_squares(board));
        case BoardShape::Stacks:
            return before.ruleset().parse(text_of_stacks(board, before.to_string()));
        case BoardShape::Dots:
            return before.ruleset().parse(text_of_lines(board));
        case BoardShape::Graph:
        case BoardShape::Text:
            break;
    }
    throw Error(ErrorKind::Input, "this board is edited as a text: it has no places for pieces");
}

void put(BoardPlace& place, const std::string& mark) {
    place.mark = mark;
    if (place.kind == BoardPlace::Kind::Line) {
        if (mark != kFree && mark != kDrawn)
            throw Error(ErrorKind::Input, "a line is `free` or `drawn`");
        place.is_empty = mark == kFree;
    }
    if (place.kind == BoardPlace::Kind::Stack) {
        constexpr std::size_t kMostDigits = 9;
        if (mark.empty() || mark.size() > kMostDigits ||
            mark.find_first_not_of("0123456789") != std::string::npos)
            throw Error(ErrorKind::Input, "a stack has a number of tokens");
        place.count = std::stoull(mark);
    }
}

bool is_edited(const BoardPlace& place) {
    return place.kind == BoardPlace::Kind::Square || place.kind == BoardPlace::Kind::Stack ||
           place.kind == BoardPlace::Kind::Line;
}

BoardDescription resized_squares(const BoardDescription& board, std::size_t rows,
                                 std::size_t columns) {
    BoardPlace free;
    free.mark = ".";
    BoardDescription larger = board;
    larger.rows = rows;
    larger.columns = columns;
    larger.places.assign(rows * columns, free);
    for (std::size_t row = 0; row < std::min(rows, board.rows); ++row)
        for (std::size_t column = 0; column < std::min(columns, board.columns); ++column)
            larger.places[row * columns + column] = board.places[row * board.columns + column];
    return larger;
}

BoardDescription resized_stacks(const BoardDescription& board, std::size_t columns) {
    BoardPlace stack;
    stack.kind = BoardPlace::Kind::Stack;
    stack.count = 1;
    BoardDescription larger = board;
    larger.columns = columns;
    larger.places.resize(columns, stack);
    return larger;
}

BoardDescription resized_lines(const BoardDescription& board, std::size_t rows,
                               std::size_t columns) {
    BoardPlace line;
    line.kind = BoardPlace::Kind::Line;
    BoardDescription larger = board;
    larger.rows = rows;
    larger.columns = columns;
    larger.places.clear();
    std::size_t begin = 0;  // of the lines of this direction on the smaller board
    const auto add = [&](std::size_t down, std::size_t right, std::size_t old_down,
                         std::size_t old_right) {
        for (std::size_t row = 0; row < down; ++row)
            for (std::size_t column = 0; column < right; ++column)
                larger.places.push_back(row < old_down && column < old_right
                                            ? board.places[begin + row * old_right + column]
                                            : line);
        begin += old_down * old_right;
    };
    add(rows + 1, columns, board.rows + 1, board.columns);
    add(rows, columns + 1, board.rows, board.columns + 1);
    return larger;
}

}  // namespace

std::vector<std::string> marks_allowed(const AnyPosition& position) {
    BoardDescription board = position.board();
    if (board.shape == BoardShape::Dots) return {kFree, kDrawn};
    std::vector<std::string> marks;
    if (!has_squares(board) || board.places.empty()) return marks;
    for (char letter = ' ' + 1; letter < '\x7f'; ++letter) {
        try {
            board.places.front().mark = letter;
            const BoardDescription read = position.ruleset().parse(text_of_squares(board))->board();
            if (read.places.size() != board.places.size()) continue;
            const BoardPlace& place = read.places.front();
            if (std::find(marks.begin(), marks.end(), place.mark) != marks.end()) continue;
            marks.insert(place.is_empty ? marks.begin() : marks.end(), place.mark);
        } catch (const Error&) {
            continue;  // no letter of this game
        }
    }
    return marks;
}

PositionPtr with_mark(const AnyPosition& position, const std::string& place,
                      const std::string& mark) {
    BoardDescription board = position.board();
    for (BoardPlace& each : board.places) {
        if (each.name != place || !is_edited(each)) continue;
        put(each, mark);
        return position_of(board, position);
    }
    throw Error(ErrorKind::Input, "there is no place " + cited(place) + " to put anything on");
}

PositionPtr resized(const AnyPosition& position, std::size_t rows, std::size_t columns) {
    const BoardDescription board = position.board();
    if (board.shape == BoardShape::Graph || board.shape == BoardShape::Text)
        return position_of(board, position);
    if (rows == 0 || columns == 0 || rows > kMostSide || columns > kMostSide)
        throw Error(ErrorKind::Input,
                    "a board has from 1 to " + std::to_string(kMostSide) + " rows and columns");
    if (has_squares(board)) return position_of(resized_squares(board, rows, columns), position);
    if (board.shape == BoardShape::Stacks)
        return position_of(resized_stacks(board, columns), position);
    return position_of(resized_lines(board, rows, columns), position);
}

PositionPtr scattered(const AnyPosition& position, std::uint64_t seed) {
    BoardDescription board = position.board();
    if (board.shape == BoardShape::Graph || board.shape == BoardShape::Text)
        return position.ruleset().parse(position.to_string());
    const std::vector<std::string> marks = marks_allowed(position);
    std::mt19937_64 random(seed);
    for (int tries = 1;; ++tries) {
        for (BoardPlace& place : board.places) {
            if (!is_edited(place)) continue;
            if (place.kind == BoardPlace::Kind::Stack)
                put(place, std::to_string(random() % (kMostScattered + 1)));
            else if (!marks.empty())
                put(place, marks[random() % marks.size()]);
        }
        // Some games have boards that no position may look like.
        try {
            return position_of(board, position);
        } catch (const Error&) {
            if (tries == kMostTries) throw;
        }
    }
}

}  // namespace upstar
