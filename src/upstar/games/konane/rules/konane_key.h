// A Konane board as a number of at most 45 bits, where it has one.
//
// Where colours alternate like those of a chessboard, the occupied squares and the colour of one
// tell the board; otherwise each square is a digit in base three, or two bits if any is blocked. A
// one marks the end of the squares, so that their number n is known, and with the shorter side the
// shape:
//
//     payload:  1 | colour | occupied squares (n <= 36)        kind 0, shorter side (3)
//               1 and n digits in base three  (n <= 23)        kind 1, 1, shorter side - 1 (2)
//               1 | plane 1 (n) | plane 0 (n)  (n <= 18)       kind 1, 0, shorter side - 1 (2)
//     below it: three bits for the shorter side | upright (1) | game (2) | kind (1)
#pragma once

#include <cstdint>
#include <optional>

#include "upstar/games/konane/rules/konane_board.h"

namespace upstar::konane {

/// Different boards, or numbers `game` < 4, have different keys; images and the negative of a board
/// with a key have one.
std::optional<std::uint64_t> konane_key(const KonaneBoard& board, unsigned game);

}  // namespace upstar::konane
