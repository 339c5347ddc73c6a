// The value of a loony endgame by opening every piece in every position, with a memo of the sets of
// pieces that are left and nothing else: to test the search against, and to measure it.
#pragma once

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "upstar/games/dots/loony/opening.h"
#include "upstar/games/dots/loony/subgraph.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

class PlainRecursion {
public:
    explicit PlainRecursion(const JointGraph& graph) : graph_(graph) {}

    int value() { return value(Pieces::all(graph_)); }
    std::size_t positions() const { return values_.size(); }

private:
    int value(const Pieces& part) {
        const auto key = std::make_pair(part.chains, part.loops);
        if (const auto known = values_.find(key); known != values_.end()) return known->second;
        const Subgraph rest = subgraph(graph_, part);
        int least = rest.graph.is_empty() ? 0 : graph_.coins();
        for (std::size_t i = 0; i < rest.chains.size(); ++i)
            least = std::min(least, value_after(part, rest, {false, static_cast<int>(i)}));
        for (std::size_t i = 0; i < rest.loops.size(); ++i)
            least = std::min(least, value_after(part, rest, {true, static_cast<int>(i)}));
        return values_[key] = least;
    }

    int value_after(const Pieces& part, const Subgraph& rest, GraphPiece piece) {
        const OpenedPiece opening = open_piece(rest.graph, piece);
        Pieces left = part;
        const auto remove = [&](const std::vector<int>& chains) {
            for (const int chain : chains) left.chains[static_cast<std::size_t>(chain)] = false;
        };
        for (std::size_t i = 0; i < rest.chains.size(); ++i)
            if (!opening.rest.chains[i]) remove(rest.chains[i]);
        for (std::size_t i = 0; i < rest.loops.size(); ++i) {
            if (opening.rest.loops[i]) continue;
            remove(rest.loop_chains[i]);
            if (rest.loops[i] >= 0) left.loops[static_cast<std::size_t>(rest.loops[i])] = false;
        }
        return value_of_opening(piece.is_loop, opening.length, value(left));
    }

    const JointGraph& graph_;
    std::map<std::pair<std::vector<bool>, std::vector<bool>>, int> values_;
};

}  // namespace upstar::dots
