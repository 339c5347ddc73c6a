// Opening a piece of a loony endgame: cutting one of its strings offers the whole piece.
//
// A chain is taken up to its two ends, each a joint or the ground, which lose a string; a joint
// that has two strings left fuses them (subgraph.h). Then the taker may leave the last two coins to
// his opponent. A loop without a joint is taken whole, or up to its last four coins. A chain from a
// joint to itself is a chain too, with one exception. If the joint has valence 3 it is left with
// one string, and the play runs on through the joint and the chain that begins there, its stem, up
// to the other end of that. (That end has three strings at least, so there the play stops.)
#pragma once

#include "upstar/games/dots/loony/subgraph.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

/// A piece of a JointGraph: one of its chains, or one of its loops without a joint.
struct GraphPiece {
    bool is_loop = false;
    int index = 0;

    friend bool operator==(const GraphPiece&, const GraphPiece&) = default;
};

/// The coins that the taker leaves if he keeps control.
constexpr int left_to_keep_control(bool is_loop) { return is_loop ? 4 : 2; }

struct OpenedPiece {
    int length = 0;  ///< coins that are offered
    Pieces rest;     ///< what is left of the graph
};

/// Requires a loony endgame, and a piece of it.
OpenedPiece open_piece(const JointGraph& graph, GraphPiece piece);

/// The value to the player in control when the piece is opened, and what is left is worth `rest`.
constexpr int value_of_opening(bool is_loop, int length, int rest) {
    const int left = left_to_keep_control(is_loop);
    return length - left + (rest > left ? rest - left : left - rest);
}

}  // namespace upstar::dots
