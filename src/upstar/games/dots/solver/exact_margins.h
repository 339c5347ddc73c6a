// Exact margins of any position, by whatever reaches further: the theory of loony endgames where
// every move is loony, the solver elsewhere.
//
// Captures are played by rule first (forced_play.h), so that a loony endgame of which a piece was
// just opened counts as one. In a loony endgame the player to move loses by its value.
#pragma once

#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/loony/loony_value.h"
#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/solver/captures_played.h"
#include "upstar/games/dots/solver/forced_play.h"
#include "upstar/games/dots/solver/solver.h"

namespace upstar::dots {

class ExactMargins {
public:
    /// The context bounds the work and outlives this.
    ExactMargins(Context& context, unsigned threads)
        : context_(context), solver_(context, {threads, 0, {}}), loony_(context) {}

    /// Throws Error (Limit) for a position too large, and when the context says so.
    int margin(const CapturesPlayed& position);
    int margin(const CoinGraph& graph) { return margin(CapturesPlayed(graph)); }
    /// All moves with their values, by string.
    std::vector<DotsMove> moves(const CapturesPlayed& position);
    std::vector<DotsMove> moves(const CoinGraph& graph) { return moves(CapturesPlayed(graph)); }
    /// A move that keeps the margin of the position, which is given; one that captures, if any
    /// does.
    int best_move(const CoinGraph& graph, int margin);
    /// Strings in the order in which they are cut, to the end, if both make the best move; the
    /// margin of the position is given.
    std::vector<int> line(const CoinGraph& graph, int margin);

    LoonyValues& loony() { return loony_; }

private:
    int value_of_move(const CoinGraph& graph, int string);
    // The moves of a loony endgame in which nothing can be captured.
    std::vector<DotsMove> openings(const Contracted& position);

    Context& context_;
    DotsSolver solver_;
    LoonyValues loony_;
};

}  // namespace upstar::dots
