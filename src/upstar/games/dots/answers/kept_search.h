// A search for exact scores that keeps what it finds in a file, so that one that was stopped goes
// on.
#pragma once

#include <functional>
#include <string>

#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/solver/solver.h"

namespace upstar::dots {

/// Calls `search` with a solver that knows what the file has of this graph, and saves what it knows
/// every few minutes and at the end, also where an error ends the search. Without a path nothing is
/// kept. Of `settings`, now_and_then is its own. Throws what the search and the file do.
void search_keeping_bounds(const CoinGraph& graph, Context& context, DotsSolver::Settings settings,
                           const std::string& path, const std::function<void(DotsSolver&)>& search);

}  // namespace upstar::dots
