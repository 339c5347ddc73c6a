// A strategy as a theorem for the proof assistant Coq: who wins, without trust in this program.
//
// The text is Konane.v, which lies beside this file and says what the game is and why a plan proves
// who wins, then the plan and the theorem. `coqc` alone checks it, whatever wrote it. A plan is
// searched as a list, so boards should be small; its order, more stones first, shows that it ends.
#pragma once

#include <string>

#include "upstar/games/konane/solver/strategy.h"

namespace upstar::konane {

/// Whether Coq checks the strategy within seconds: at most 24 squares, and so many answers.
bool suits_coq(const Strategy& strategy);

/// A file for `coqc`; the last thing that it prints is what the theorem assumes.
std::string coq_text(const Strategy& strategy);

/// The same of the strategy of whoever wins. Throws Error (Limit) if it does not suit Coq, and as
/// the solver does.
std::string coq_theorem(KonaneSolver& solver, CellSet stones, Player to_move);

}  // namespace upstar::konane
