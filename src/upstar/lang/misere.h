// Who wins in misere play, where whoever cannot move wins: a game as it is written.
//
// Positions, explicit forms and sums of them are searched by their moves (search/misere.h); a
// value is played in its canonical form. Games of equal value may well have different answers.
#pragma once

#include "upstar/lang/compound.h"
#include "upstar/values/order.h"

namespace upstar {

/// Throws Error (Input) where nobody wins by the last move: in scoring games, and in products.
Outcome misere_outcome(Workspace& work, const Form& form);

}  // namespace upstar
