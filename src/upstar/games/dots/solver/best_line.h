// A line of play in which both do what is best.
#pragma once

#include <numeric>
#include <vector>

#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/solver/forced_play.h"

namespace upstar::dots {

/// Every string of the graph, in the order in which it is cut. `margin` is that of the graph, and
/// best_move(graph, margin) a string whose cutting keeps the margin of the player to move.
template <class BestMove>
std::vector<int> best_line(const CoinGraph& graph, int margin, const BestMove& best_move) {
    std::vector<int> number(graph.strings().size());  // of each string that is left, in the graph
    std::iota(number.begin(), number.end(), 0);
    std::vector<int> line;
    CoinGraph left = graph;
    while (!number.empty()) {
        const int best = best_move(left, margin);
        const int captured = captured_by_cutting(left, best);
        margin = captured > 0 ? margin - captured : -margin;
        line.push_back(number[static_cast<std::size_t>(best)]);
        number.erase(number.begin() + best);
        left = left.without({best});
    }
    return line;
}

}  // namespace upstar::dots
