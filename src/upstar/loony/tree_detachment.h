// The moderate chains of the trees of a loony endgame, in the order in which Left plays them
// (Berlekamp and Scott, Comment 4).
//
// The loops that are played last, and the bracelets, are detached: what hung on those loops now
// ends at the ground, and tags are gone. If the loops are a heaviest set, the rest is a forest:
//
//     Start    If a chain of 3 has an end at the ground, play it.
//              If a joint has two chains of 4 or more coins straight to the ground, they will be
//              played late: detach its other chains, and return to Start.
//              If a chain of 4 has an end at the ground, play it, and return to Start.
//     End      No joint is next to the ground, so nothing is left.
//
// (The paper plays all moderate chains at Start. Those of 4 gain nothing, so they can wait.)
// Fused chains have 7 coins or more, so whatever is played here is a chain of the graph as it is.
// Playing it may fuse a tag that ends at the same joint, which is why chains there are left out.
#pragma once

#include <vector>

#include "upstar/rulesets/coin_graph.h"

namespace upstar {

/// Each chain by one of its coins. `is_late` and `is_bracelet` tell, coin by coin (the ground is
/// number 0), what belongs to the loops that are played last and to bracelets with their tags.
std::vector<int> moderate_tree_chains(const CoinGraph& graph, const std::vector<bool>& is_late,
                                      const std::vector<bool>& is_bracelet);

}  // namespace upstar
