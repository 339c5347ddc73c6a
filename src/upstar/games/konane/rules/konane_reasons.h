// The separation of a Konane position, step by step, for people.
#pragma once

#include <string>
#include <vector>

#include "upstar/games/konane/rules/konane_board.h"
#include "upstar/games/konane/rules/konane_separation.h"

namespace upstar::konane {

/// The position, the sum it is, and for each group how far it gets and which bound says so.
std::vector<std::string> konane_reasons(const KonaneBoard& board, KonaneEdge edge,
                                        KonaneBounds bounds);

}  // namespace upstar::konane
