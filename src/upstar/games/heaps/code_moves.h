// The moves of a take-and-break code, for whoever makes other games of them.
#pragma once

#include "upstar/games/heaps/take_and_break_code.h"
#include "upstar/positions/heap_moves.h"

namespace upstar::heaps {

HeapMovesPtr moves_of(const CodePtr& code);

}  // namespace upstar::heaps
