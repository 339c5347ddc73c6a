#include "upstar/answers/move_list.h"

#include <algorithm>

namespace upstar {
namespace {

constexpr std::size_t kMostListed = 40;

}  // namespace

std::string moves_text(const std::vector<NamedMove>& moves, const std::string& heading,
                       std::size_t columns) {
    constexpr std::size_t kMostOneALine = 12;
    constexpr std::size_t kMostPosition = 50;
    const std::size_t count = std::min(moves.size(), kMostListed);
    std::size_t label = 0;
    std::size_t name = 0;
    // On a board of several rows, or of dots, a move shows better by its places than by all that is
    // left.
    const BoardShape shape =
        moves.empty() ? BoardShape::Text : moves.front().position->board().shape;
    const bool has_rows = shape == BoardShape::Grid || shape == BoardShape::Dots;
    bool one_a_line = count <= kMostOneALine && !has_rows;
    for (std::size_t i = 0; i < count; ++i) {
        label = std::max(label, moves[i].label.size());
        name = std::max(name, moves[i].name.size());
        one_a_line = one_a_line && moves[i].position->to_string().size() <= kMostPosition;
    }
    std::string text;
    std::size_t column = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string& number = moves[i].label;
        const std::string& move = moves[i].name;
        const PositionPtr& position = moves[i].position;
        std::string entry = "  " + std::string(label - number.size(), ' ') + number + "  " + move;
        if (one_a_line) {
            if (move != position->to_string())
                entry += std::string(name - move.size() + 2, ' ') + position->to_string();
            text += entry + "\n";
            continue;
        }
        if (column > 0 && column + entry.size() > columns) {
            text += "\n";
            column = 0;
        }
        const bool last = i + 1 == count || column + 2 * entry.size() > columns;
        if (!last) entry += std::string(name - move.size() + 1, ' ');
        column += entry.size();
        text += entry;
    }
    if (!one_a_line) text += "\n";
    if (moves.size() > count)
        text += "  and " + std::to_string(moves.size() - count) +
                " more: type the position that you want\n";
    return heading + ":\n" + text;
}

}  // namespace upstar
