// A search of whole boards that keeps what it finds in a file, so that one that was stopped goes
// on.
#pragma once

#include <functional>
#include <string>

#include "upstar/games/konane/solver/solver.h"

namespace upstar::konane {

/// Calls `search` with a solver of the board that knows the proofs in the file, and saves them
/// every few minutes and at the end, also where an error ends the search. Without a path nothing is
/// kept. Of `settings`, now_and_then is its own. Throws what the search and the file do.
void search_keeping_proofs(const JumpBoard& board, Arena& arena, KonaneSolver::Settings settings,
                           const std::string& path,
                           const std::function<void(KonaneSolver&)>& search);

}  // namespace upstar::konane
