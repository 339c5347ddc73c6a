// A position with its captures played by rule: what every exact question about it begins with.
//
// Playing the captures and contracting what they leave take time that grows with the board, and
// the survey, Nimstring, the controlled value and the margin all need them: who asks several of
// these about one position makes this once and passes it on.
#pragma once

#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/rules/joint_graph.h"
#include "upstar/games/dots/solver/forced_play.h"

namespace upstar::dots {

class CapturesPlayed {
public:
    /// `graph` outlives this.
    explicit CapturesPlayed(const CoinGraph& graph);

    /// The position itself, before the captures.
    const CoinGraph& graph() const { return graph_; }
    const ForcedPlay& play() const { return play_; }
    /// What is left: no coin of it can be captured.
    const CoinGraph& rest() const { return play_.cut.empty() ? graph_ : rest_; }
    const Contracted& contracted_rest() const { return contracted_rest_; }
    /// Whether what is left is a loony endgame; the empty one is.
    bool rest_is_loony() const;

private:
    const CoinGraph& graph_;
    ForcedPlay play_;
    CoinGraph rest_;  // empty if nothing is cut
    Contracted contracted_rest_;
};

}  // namespace upstar::dots
