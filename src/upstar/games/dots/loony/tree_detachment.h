// The moderate chains of the trees of a loony endgame, in the order in which Left plays them
// (Berlekamp and Scott, Comment 4).
//
// The loops that are played last, and the bracelets, are detached: what hung on those loops now
// ends at the ground, and tags are gone. If the loops are a heaviest set, the rest is a forest:
//
//     Start    If a moderate chain has an end at the ground, play it; a chain of 3 first.
//              If a joint has two chains of 4 or more coins straight to the ground, they will be
//              played late: detach its other chains, and return to Start.
//     End      No joint is next to the ground, so nothing is left.
//
// That plays as many moderate chains as can be played. But only those of 3 gain anything, and there
// can be more of them if those of 4 wait until no joint is left to be detached.
//
// Fused chains have 7 coins or more, so whatever is played here is a chain of the graph as it is.
// Playing it may fuse a tag that ends at the same joint, which is why chains there are left out.
#pragma once

#include <optional>
#include <vector>

#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

enum class TreeGoal {
    MostModerate,  ///< as in the paper
    MostThrees,
};

/// Each chain by one of its coins. `is_late` and `is_bracelet` tell, coin by coin (the ground is
/// number 0), what belongs to the loops that are played last and to bracelets with their tags.
std::vector<int> moderate_tree_chains(const CoinGraph& graph, const std::vector<bool>& is_late,
                                      const std::vector<bool>& is_bracelet,
                                      TreeGoal goal = TreeGoal::MostThrees);

/// The first of them, for the goal of most chains of 3.
std::optional<int> first_tree_chain(const CoinGraph& graph, const std::vector<bool>& is_late,
                                    const std::vector<bool>& is_bracelet);

}  // namespace upstar::dots
