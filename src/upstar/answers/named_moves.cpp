#include "upstar/answers/named_moves.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <unordered_set>

#include "upstar/base/error.h"
#include "upstar/catalog/moves.h"

namespace upstar {
namespace {

bool is_number(const std::string& text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

std::string lower(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

// What was typed, in the ways in which names may be parted: a1a3, a1-a3, 1:2,3:0.
struct Typed {
    std::string solid;
    std::string dashed;
    std::string listed;

    explicit Typed(const std::string& text) {
        bool gap = false;
        for (const char c : lower(text)) {
            if (c == ' ' || c == '\t' || c == '\r') {
                gap = true;
                continue;
            }
            const bool parts = gap && !solid.empty();
            dashed += (parts ? "-" : "") + std::string(1, c);
            listed += (parts && listed.back() != ',' ? "," : "") + std::string(1, c);
            solid += c;
            gap = false;
        }
    }
    bool is(const std::string& name) const {
        const std::string low = lower(name);
        return low == solid || low == dashed || low == listed;
    }
};

// a1-a3 without its dash; the numbers of a strip would run together.
std::string squares_run_together(std::string name) {
    if (!name.empty() && name[0] >= 'a' && name[0] <= 'z')
        name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
    return name;
}

bool begins_with(const std::string& text, const std::string& head) {
    return text.compare(0, head.size(), head) == 0;
}

bool ends_with(const std::string& text, const std::string& tail) {
    return text.size() >= tail.size() &&
           text.compare(text.size() - tail.size(), tail.size(), tail) == 0;
}

std::string without_blanks(std::string text) {
    const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    text.erase(std::remove_if(text.begin(), text.end(), is_blank), text.end());
    return text;
}

PositionPtr parsed(const AnyRuleset& rules, const std::string& text) {
    try {
        return rules.parse(text);
    } catch (const Error&) {
        return nullptr;
    }
}

// On a strip where no piece has two moves, the number of its square is the number of the move.
void label_by_square(std::vector<NamedMove>& moves, const std::vector<std::string>& from) {
    std::vector<std::string> squares = from;
    std::sort(squares.begin(), squares.end());
    const bool distinct = std::adjacent_find(squares.begin(), squares.end()) == squares.end();
    if (!distinct || !std::all_of(squares.begin(), squares.end(), is_number)) return;
    for (std::size_t i = 0; i < moves.size(); ++i) moves[i].label = from[i];
}

// How else the line between two dots is called: its dots the other way round; by row and column
// from the top left (OpenSpiel); and by the row and column, in letters, of a picture that has one
// character a dot, line and box (Wilson).
std::vector<std::string> other_names_of_line(const BoardDescription& board,
                                             const BoardPlace& line) {
    constexpr std::size_t kMostLetters = 26;
    const std::size_t dots = board.columns + 1;
    const std::size_t row = line.from / dots;
    const std::size_t column = line.from % dots;
    const bool is_horizontal = line.to == line.from + 1;
    std::vector<std::string> names;
    const std::size_t second = line.name.find_first_of("abcdefghijklmnopqrstuvwxyz",
                                                       line.name.find_first_of("0123456789"));
    if (second != std::string::npos)
        names.push_back(line.name.substr(second) + line.name.substr(0, second));
    names.push_back((is_horizontal ? "h(" : "v(") + std::to_string(row) + "," +
                    std::to_string(column) + ")");
    const std::size_t picture_row = 2 * row + (is_horizontal ? 0 : 1);
    const std::size_t picture_column = 2 * column + (is_horizontal ? 1 : 0);
    if (std::max(2 * board.rows, 2 * board.columns) < kMostLetters)
        names.push_back(
            {static_cast<char>('a' + picture_row), static_cast<char>('a' + picture_column)});
    return names;
}

// What is left of each stack that a move takes from: 2:1, or 1:2,3:0.
void add_names_of_stacks(const AnyPosition& before, const BoardDescription& board,
                         std::vector<NamedMove>& moves) {
    for (NamedMove& move : moves) {
        const MoveOnBoard seen = move_on_board(before, board, *move.position);
        std::string name;
        for (std::size_t i = 0; i < seen.changed.size(); ++i)
            name +=
                (name.empty() ? "" : ",") + board.places[seen.changed[i]].name + ":" + seen.left[i];
        if (!name.empty()) move.other_names = {name};
    }
}

void add_names_of_lines(const BoardDescription& board, std::vector<NamedMove>& moves) {
    for (const BoardPlace& place : board.places)
        for (NamedMove& move : moves)
            if (place.kind == BoardPlace::Kind::Line && move.name == place.name)
                move.other_names = other_names_of_line(board, place);
}

}  // namespace

std::vector<NamedMove> named_moves(const PositionPtr& position, Player player) {
    std::vector<NamedMove> moves;
    std::vector<std::string> from;
    std::unordered_set<std::string> seen;
    for (const AnyOption& option : position->options(player)) {
        if (!seen.insert(option.position->to_string()).second) continue;
        const MoveName move = move_name(*position, *option.position);
        moves.push_back({std::to_string(moves.size() + 1), move.text, option.position,
                         option.points, option.moves_again});
        from.push_back(move.from);
    }
    label_by_square(moves, from);
    const BoardDescription board = position->board();
    if (board.shape == BoardShape::Dots) add_names_of_lines(board, moves);
    if (board.shape == BoardShape::Stacks) add_names_of_stacks(*position, board, moves);
    return moves;
}

std::vector<NamedMove> meant_by(const std::string& text, const std::vector<NamedMove>& moves) {
    if (moves.empty()) return {};
    const Typed typed(text);
    // One string of several in a piece: any, so the first.
    const auto in_piece = [&](const NamedMove& m) {
        return begins_with(lower(m.name), typed.solid + "/");
    };
    const auto exact = [&](const NamedMove& m) {
        const auto is_typed = [&](const std::string& name) { return typed.is(name); };
        return typed.is(m.position->to_string()) || squares_run_together(m.name) == typed.solid ||
               std::any_of(m.other_names.begin(), m.other_names.end(), is_typed);
    };
    std::vector<NamedMove> fitting;
    const auto add_those = [&](const std::function<bool(const NamedMove&)>& fits) {
        if (fitting.empty())
            std::copy_if(moves.begin(), moves.end(), std::back_inserter(fitting), fits);
    };
    add_those([&](const NamedMove& m) { return !m.label.empty() && m.label == typed.solid; });
    // Before the positions that moves lead to: of strings and coins `A-B` may be either.
    add_those([&](const NamedMove& m) { return typed.is(m.name); });
    add_those(exact);
    add_those(in_piece);
    if (!fitting.empty() && in_piece(fitting.front())) fitting.resize(1);
    if (!fitting.empty()) return fitting;
    if (const PositionPtr position =
            parsed(moves.front().position->ruleset(), without_blanks(text)))
        add_those([&](const NamedMove& m) { return *m.position == *position; });
    add_those([&](const NamedMove& m) { return begins_with(m.name, typed.solid + "-"); });
    add_those([&](const NamedMove& m) { return ends_with(m.name, "-" + typed.solid); });
    return fitting;
}

std::string brief_name(const AnyPosition& before, const AnyPosition& after) {
    const std::string move = move_name(before, after).text;
    return move == after.to_string() ? "to " + move : move;
}

}  // namespace upstar
