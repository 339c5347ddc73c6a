// Loony endgames: positions where every move gives the opponent a choice that cannot hurt him.
//
// Berlekamp and Scott, Forcing Your Opponent to Stay in Control of a Loony Dots-and-Boxes Endgame:
// no coin has valence 1, and every coin of valence 2 lies in a chain of at least 3 such coins or in
// a loop of at least 4. Their sentence leaves out the string without such coins that joins two
// joints, or a joint and the ground: cutting it is no loony move, so it is asked for here too. With
// it, every move is loony, now and in all positions that the play can reach. (Now alone is not
// enough: a loop of 3 on a stem can only be opened together with the stem, which is loony, but
// whoever opens the stem leaves a loop that is not.)
#pragma once

#include <optional>
#include <string>

#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

/// Why a position is not loony.
struct NotLoony {
    enum class Fault { CapturableCoin, ShortChain, ShortLoop } fault = Fault::ShortChain;
    int index = 0;  ///< of the joint, the chain or the loop of the graph
};

/// Nothing if the position is loony; the empty one is.
std::optional<NotLoony> why_not_loony(const JointGraph& graph);

inline bool is_loony(const JointGraph& graph) { return !why_not_loony(graph); }

/// "the chain AB has 2 coins: opening it is not a loony move".
std::string describe(const NotLoony& reason, const Contracted& position);

/// The first joint of valence 5 or more, where the theory of controlled values stops.
std::optional<int> heavy_joint(const JointGraph& graph);

}  // namespace upstar::dots
