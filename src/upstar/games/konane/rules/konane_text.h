// How a Konane position is written: a board, a board with powers, or the name of a family.
//
//     xo..xo     x.|.o|..     ox.xo.(.x)^3o     LT2(9)     triangle(5)
//
// The named families are the positions that Ernst's paper analyses, with its names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "upstar/games/konane/rules/konane_board.h"

namespace upstar::konane {

/// Throws Error (Input) with an offset.
KonaneBoard parse_konane_board(std::string_view text);

/// Rows joined by '|'. A blocked square is '~', since '#' means something else in a URL.
std::string to_text(const KonaneBoard& board);

}  // namespace upstar::konane
