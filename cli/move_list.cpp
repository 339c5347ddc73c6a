#include "move_list.h"

#include <algorithm>
#include <functional>
#include <iterator>

#include "upstar/base/error.h"
#include "upstar/catalog/moves.h"

namespace upstar::cli {
namespace {

constexpr std::size_t kMostListed = 40;
constexpr std::size_t kColumns = 78;

bool is_number(const std::string& text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

std::string lower(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

bool begins_with(const std::string& text, const std::string& head) {
    return text.compare(0, head.size(), head) == 0;
}

bool ends_with(const std::string& text, const std::string& tail) {
    return text.size() >= tail.size() &&
           text.compare(text.size() - tail.size(), tail.size(), tail) == 0;
}

PositionPtr parsed(const AnyRuleset& rules, const std::string& text) {
    try {
        return rules.parse(text);
    } catch (const Error&) {
        return nullptr;
    }
}

// On a strip where no piece has two moves, the number of its square is the number of the move.
void label_by_square(std::vector<ListedMove>& moves, const std::vector<std::string>& from) {
    std::vector<std::string> squares = from;
    std::sort(squares.begin(), squares.end());
    const bool distinct = std::adjacent_find(squares.begin(), squares.end()) == squares.end();
    if (!distinct || !std::all_of(squares.begin(), squares.end(), is_number)) return;
    for (std::size_t i = 0; i < moves.size(); ++i) moves[i].label = from[i];
}

}  // namespace

std::vector<ListedMove> listed_moves(const PositionPtr& position, Player player) {
    std::vector<ListedMove> moves;
    std::vector<std::string> from;
    for (const AnyOption& option : position->options(player)) {
        const auto same = [&](const ListedMove& m) { return *m.position == *option.position; };
        if (moves.size() <= kMostListed && std::any_of(moves.begin(), moves.end(), same)) continue;
        const MoveName move = move_name(*position, *option.position);
        moves.push_back({std::to_string(moves.size() + 1), move.text, option.position});
        from.push_back(move.from);
    }
    label_by_square(moves, from);
    return moves;
}

std::string moves_text(const std::vector<ListedMove>& moves) {
    constexpr std::size_t kMostOneALine = 12;
    constexpr std::size_t kMostPosition = 50;
    const std::size_t count = std::min(moves.size(), kMostListed);
    std::size_t label = 0;
    std::size_t name = 0;
    bool one_a_line = count <= kMostOneALine;
    for (std::size_t i = 0; i < count; ++i) {
        label = std::max(label, moves[i].label.size());
        name = std::max(name, moves[i].name.size());
        one_a_line = one_a_line && moves[i].position->to_string().size() <= kMostPosition;
    }
    std::string text;
    std::size_t column = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto& [number, move, position] = moves[i];
        std::string entry = "  " + std::string(label - number.size(), ' ') + number + "  " + move;
        if (one_a_line) {
            if (move != position->to_string())
                entry += std::string(name - move.size() + 2, ' ') + position->to_string();
            text += entry + "\n";
            continue;
        }
        if (column > 0 && column + entry.size() > kColumns) {
            text += "\n";
            column = 0;
        }
        const bool last = i + 1 == count || column + 2 * entry.size() > kColumns;
        if (!last) entry += std::string(name - move.size() + 1, ' ');
        column += entry.size();
        text += entry;
    }
    if (!one_a_line) text += "\n";
    if (moves.size() > count)
        text += "  and " + std::to_string(moves.size() - count) +
                " more: type the position that you want\n";
    return "Your moves:\n" + text;
}

std::vector<ListedMove> meant_by(const std::string& word, const std::vector<ListedMove>& moves) {
    if (moves.empty()) return {};
    const std::string squares = lower(word);
    const PositionPtr position = parsed(moves.front().position->ruleset(), word);
    const std::vector<std::function<bool(const ListedMove&)>> ways = {
        [&](const ListedMove& m) { return m.label == word; },
        [&](const ListedMove& m) { return m.name == squares || m.position->to_string() == word; },
        [&](const ListedMove& m) { return position && *m.position == *position; },
        [&](const ListedMove& m) { return begins_with(m.name, squares + "-"); },
        [&](const ListedMove& m) { return ends_with(m.name, "-" + squares); },
    };
    std::vector<ListedMove> fitting;
    for (const auto& fits : ways) {
        std::copy_if(moves.begin(), moves.end(), std::back_inserter(fitting), fits);
        if (!fitting.empty()) break;
    }
    return fitting;
}

std::string brief_name(const PositionPtr& before, const PositionPtr& after) {
    const std::string move = move_name(*before, *after).text;
    return move == after->to_string() ? "to " + move : move;
}

}  // namespace upstar::cli
