#include "upstar/catalog/moves.h"

#include <algorithm>

#include "upstar/draw/board_text.h"
#include "upstar/positions/closed_ring.h"

namespace upstar {
namespace {

// The string of this name, and the coins that hang on it alone.
MoveOnBoard cut(const BoardDescription& graph, const std::string& name) {
    const auto is_string = [&](const BoardPlace& place) {
        return place.kind == BoardPlace::Kind::Edge && place.name == name;
    };
    const auto found = std::find_if(graph.places.begin(), graph.places.end(), is_string);
    if (found == graph.places.end()) return {};
    MoveOnBoard move{{static_cast<std::size_t>(found - graph.places.begin())}, {""}, {}};
    for (const std::size_t coin : {found->from, found->to}) {
        const auto ends =
            std::count_if(graph.places.begin(), graph.places.end(), [&](const BoardPlace& place) {
                return place.kind == BoardPlace::Kind::Edge &&
                       (place.from == coin || place.to == coin);
            });
        if (coin == BoardPlace::kGround || ends > 1 || coin == move.changed.back()) continue;
        move.changed.push_back(coin);
        move.left.emplace_back();
    }
    return move;
}

std::vector<std::uint64_t> heights(const BoardDescription& stacks) {
    std::vector<std::uint64_t> counts;
    for (const BoardPlace& stack : stacks.places)
        if (!stack.is_empty) counts.push_back(stack.count);
    return counts;
}

MoveOnBoard closed_up(const BoardDescription& before, const BoardDescription& after) {
    const std::vector<std::uint64_t> stacks = heights(before);
    const auto left = left_of_stacks(stacks, heights(after));
    MoveOnBoard move;
    for (std::size_t i = 0; left && i < stacks.size(); ++i) {
        if ((*left)[i] == stacks[i]) continue;
        move.changed.push_back(i);
        move.left.push_back(std::to_string((*left)[i]));
    }
    return move;
}

}  // namespace

std::string labelled_board(const AnyPosition& p, const Paint& paint) {
    if (auto text = board_text(p.board(), paint)) return *std::move(text);
    constexpr const char* kIndent = "  ";
    std::string text = kIndent;
    for (const char c : p.board_text())
        text += c == '\n' ? std::string("\n") + kIndent : std::string(1, c);
    return text + "\n";
}

MoveName move_name(const AnyPosition& before, const AnyPosition& after) {
    if (std::string own = before.move_to(after); !own.empty()) return {"", std::move(own)};
    BoardMove move = move_between(before.board(), after.board());
    if (move.name.empty()) return {"", after.to_string()};
    return {std::move(move.from), std::move(move.name)};
}

MoveOnBoard move_on_board(const AnyPosition& before, const BoardDescription& board,
                          const AnyPosition& after) {
    if (board.shape == BoardShape::Graph) return cut(board, before.move_to(after));
    const BoardDescription next = after.board();
    if (board.shape == BoardShape::Stacks && board.places.size() != next.places.size())
        return closed_up(board, next);
    BoardMove move = move_between(board, next);
    MoveOnBoard seen{std::move(move.changed), {}, std::move(move.from)};
    for (const std::size_t place : seen.changed) seen.left.push_back(next.places[place].mark);
    return seen;
}

}  // namespace upstar
