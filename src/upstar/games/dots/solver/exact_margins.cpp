#include "upstar/games/dots/solver/exact_margins.h"

#include <algorithm>
#include <cassert>

#include "upstar/games/dots/loony/loony_position.h"
#include "upstar/games/dots/solver/best_line.h"
#include "upstar/games/dots/solver/forced_play.h"

namespace upstar::dots {

int ExactMargins::margin(const CapturesPlayed& position) {
    if (!position.rest_is_loony()) return solver_.margin(position);
    return position.play().margin(-loony_.value(position.contracted_rest().graph));
}

int ExactMargins::value_of_move(const CoinGraph& graph, int string) {
    context_.poll();
    const int captured = captured_by_cutting(graph, string);
    const int left = margin(graph.without({string}));
    return captured > 0 ? captured + left : -left;
}

// Whichever string of a piece is cut, it offers the whole piece.
std::vector<DotsMove> ExactMargins::openings(const Contracted& position) {
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

std::vector<DotsMove> ExactMargins::moves(const CapturesPlayed& position) {
    if (!position.rest_is_loony()) return solver_.moves(position);
    if (position.play().taken == 0) return openings(position.contracted_rest());
    const CoinGraph& graph = position.graph();
    std::vector<DotsMove> moves;
    for (int string = 0; string < static_cast<int>(graph.strings().size()); ++string)
        moves.push_back({string, value_of_move(graph, string)});
    return moves;
}

int ExactMargins::best_move(const CoinGraph& graph, int margin) {
    if (const CapturesPlayed position(graph);
        position.play().taken == 0 && position.rest_is_loony()) {
        for (const DotsMove& move : openings(position.contracted_rest()))
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

std::vector<int> ExactMargins::line(const CoinGraph& graph, int margin) {
    return best_line(graph, margin, [this](const CoinGraph& left, int margin_left) {
        return best_move(left, margin_left);
    });
}

}  // namespace upstar::dots
