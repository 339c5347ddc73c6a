#include "upstar/games/dots/solver/exact_margins.h"

#include <algorithm>
#include <cassert>
#include <optional>

#include "upstar/games/dots/loony/loony_position.h"
#include "upstar/games/dots/solver/best_line.h"
#include "upstar/games/dots/solver/forced_play.h"

namespace upstar::dots {
namespace {

// What is left after the captures, if that is a loony endgame.
std::optional<JointGraph> loony_rest(const CoinGraph& graph, const ForcedPlay& play) {
    JointGraph rest = contract(play.cut.empty() ? graph : graph.without(play.cut)).graph;
    if (!is_loony(rest)) return std::nullopt;
    return rest;
}

}  // namespace

int ExactMargins::margin(const CoinGraph& graph) {
    const ForcedPlay play = forced_play(graph);
    if (const auto rest = loony_rest(graph, play)) return play.margin(-loony_.value(*rest));
    return solver_.margin(graph);
}

int ExactMargins::value_of_move(const CoinGraph& graph, int string) {
    context_.poll();
    const int captured = captured_by_cutting(graph, string);
    const int left = margin(graph.without({string}));
    return captured > 0 ? captured + left : -left;
}

// Whichever string of a piece is cut, it offers the whole piece.
std::vector<DotsMove> ExactMargins::openings(const CoinGraph& graph) {
    const Contracted position = contract(graph);
    std::vector<DotsMove> moves;
    for (const LoonyMove& move : loony_.moves(position.graph)) {
        const auto& runs = move.is_loop ? position.origins.loops : position.origins.chains;
        for (const int string : runs[static_cast<std::size_t>(move.index)].strings)
            moves.push_back({string, -move.value});
    }
    std::sort(moves.begin(), moves.end(),
              [](const DotsMove& a, const DotsMove& b) { return a.string < b.string; });
    return moves;
}

std::vector<DotsMove> ExactMargins::moves(const CoinGraph& graph) {
    const ForcedPlay play = forced_play(graph);
    if (!loony_rest(graph, play)) return solver_.moves(graph);
    if (play.taken == 0) return openings(graph);
    std::vector<DotsMove> moves;
    for (int string = 0; string < static_cast<int>(graph.strings().size()); ++string)
        moves.push_back({string, value_of_move(graph, string)});
    return moves;
}

int ExactMargins::best_move(const CoinGraph& graph, int margin) {
    if (forced_play(graph).taken == 0 && is_loony(contract(graph).graph)) {
        for (const DotsMove& move : openings(graph))
            if (move.value == margin) return move.string;
    }
    const int strings = static_cast<int>(graph.strings().size());
    for (const bool captures : {true, false})
        for (int string = 0; string < strings; ++string)
            if ((captured_by_cutting(graph, string) > 0) == captures &&
                value_of_move(graph, string) == margin)
                return string;
    assert(false && "some move keeps the margin");
    return 0;
}

std::vector<int> ExactMargins::line(const CoinGraph& graph) {
    return best_line(graph, margin(graph), [this](const CoinGraph& left, int margin_left) {
        return best_move(left, margin_left);
    });
}

}  // namespace upstar::dots
