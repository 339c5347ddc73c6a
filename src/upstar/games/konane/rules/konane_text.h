// How a Konane position is written: a board, a board with powers, or the name of a family.
//
//     xo..xo     x.|.o|..     ox.xo.(.x)^3o     LT2(9)     triangle(5)
//     6x6        6x6:o        6x6-c3            full boards before the lifts (konane_lifts.h)
//
// The named families are the positions that Ernst's paper analyses, with its names.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/games/konane/rules/konane_board.h"

namespace upstar::konane {

/// Throws Error (Input) with an offset.
KonaneBoard parse_konane_board(std::string_view text);

/// The full board of a size, black or (6x6:o) white at the top left, and without the square behind
/// a dash; nothing if `text` does not begin with a digit. Throws Error (Input) with an offset.
std::optional<KonaneBoard> parse_whole_konane_board(std::string_view text);

/// Its text. Requires such a board.
std::string whole_board_text(const KonaneBoard& board);

/// Rows joined by '|'. A blocked square is '~', since '#' means something else in a URL.
std::string to_text(const KonaneBoard& board);

}  // namespace upstar::konane
