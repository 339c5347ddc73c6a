#include "upstar/catalog/moves.h"

#include <algorithm>

#include "upstar/draw/board_text.h"
#include "upstar/positions/closed_ring.h"

namespace upstar {
namespace {

using Kind = BoardPlace::Kind;

std::size_t edges_of(const BoardDescription& graph) {
    return static_cast<std::size_t>(
        std::count_if(graph.places.begin(), graph.places.end(),
                      [](const BoardPlace& place) { return place.kind == Kind::Edge; }));
}

// By place: whether it still stands without this edge: a node if an edge is left at it; and where
// `falls`, as in Hackenbush, only what the ground holds.
std::vector<bool> standing_without(const BoardDescription& graph, std::size_t cut, bool falls) {
    const std::size_t count = graph.places.size();
    std::vector<bool> stands(count);
    const auto is_held = [&](std::size_t end) {
        return end == BoardPlace::kGround || stands[end] || !falls;
    };
    for (bool changes = true; changes;) {
        changes = false;
        for (std::size_t i = 0; i < count; ++i) {
            const BoardPlace& edge = graph.places[i];
            if (edge.kind != Kind::Edge || i == cut || stands[i]) continue;
            if (!is_held(edge.from) && !is_held(edge.to)) continue;
            stands[i] = changes = true;
            for (const std::size_t end : {edge.from, edge.to})
                if (end != BoardPlace::kGround) stands[end] = true;
        }
    }
    return stands;
}

// An edge, or the node that is coloured: its name, behind the mark that is put there. With an edge
// goes all that no longer stands on the board after the move.
MoveOnBoard move_on_graph(const BoardDescription& graph, const BoardDescription& after,
                          const std::string& name) {
    if (name.empty()) return {};
    const auto is_it = [&](const BoardPlace& place) { return place.name == name; };
    const auto is_coloured = [&](const BoardPlace& place) {
        return place.kind == Kind::Node && place.name == name.substr(1);
    };
    // Of the edge e3 and the node 3 at its end the edge is meant.
    auto found = std::find_if(graph.places.begin(), graph.places.end(), is_it);
    if (found == graph.places.end())
        found = std::find_if(graph.places.begin(), graph.places.end(), is_coloured);
    if (found == graph.places.end()) return {};
    const auto place = static_cast<std::size_t>(found - graph.places.begin());
    if (found->kind == Kind::Node) return {{place}, {name.substr(0, 1)}, {}};
    MoveOnBoard move{{place}, {""}, {}};
    const bool falls = edges_of(after) + 1 < edges_of(graph);
    const std::vector<bool> stands = standing_without(graph, place, falls);
    for (std::size_t i = 0; i < stands.size(); ++i) {
        if (stands[i] || i == place) continue;
        move.changed.push_back(i);
        move.left.emplace_back();
    }
    return move;
}

// "2:1,3": of the second stack there are left one of 1 and one of 3.
MoveOnBoard named_stack(const BoardDescription& stacks, const std::string& name) {
    const std::size_t colon = name.find(':');
    for (std::size_t i = 0; i < stacks.places.size() && colon != std::string::npos; ++i)
        if (stacks.places[i].name == name.substr(0, colon))
            return {{i}, {name.substr(colon + 1)}, {}};
    return {};
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
    const BoardDescription next = after.board();
    const std::string own = before.move_to(after);
    if (board.shape == BoardShape::Graph) return move_on_graph(board, next, own);
    if (board.shape == BoardShape::Stacks && board.places.size() != next.places.size())
        return own.empty() ? closed_up(board, next) : named_stack(board, own);
    BoardMove move = move_between(board, next);
    MoveOnBoard seen{std::move(move.changed), {}, std::move(move.from)};
    // A game that names more than a way, such as a1-b2/c3, still names the place that is left.
    if (seen.from.empty() && own.find('-') != std::string::npos)
        for (const std::size_t place : seen.changed)
            if (board.places[place].name == own.substr(0, own.find('-')) &&
                !board.places[place].is_empty)
                seen.from = board.places[place].name;
    for (const std::size_t place : seen.changed) seen.left.push_back(next.places[place].mark);
    return seen;
}

}  // namespace upstar
