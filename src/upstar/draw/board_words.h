// What is on a described board, for those who hear it: "Left: a1, b3; Right: c2; empty: 6 of 9".
#pragma once

#include <string>

#include "upstar/positions/board.h"

namespace upstar {

std::string described_in_words(const BoardDescription& board);

}  // namespace upstar
