// The openings of a game of Konane (rules/konane_lifts.h) as boards with a *gap* of two squares;
// those that a symmetry of the board makes alike are given once.
#pragma once

#include <string>
#include <vector>

#include "upstar/games/konane/solver/jump_board.h"

namespace upstar::konane {

struct KonaneOpening {
    CellSet first = 0;   ///< the square that the first player clears
    CellSet second = 0;  ///< and the second
    Player starter = Player::Left;

    CellSet gap() const { return first | second; }
};

/// Openings up to symmetry. Requires a board without blocked squares.
std::vector<KonaneOpening> openings(const JumpBoard& board);

/// The gaps that these openings leave, up to symmetry.
std::vector<CellSet> gaps(const JumpBoard& board);

/// Whether the first player wins the whole game, both lifting and jumping as well as they can.
/// `wins_first(stones, player)` decides positions.
template <class WinsFirst>
bool first_lifter_wins(const JumpBoard& board, const WinsFirst& wins_first) {
    const std::vector<KonaneOpening> all = openings(board);
    for (const KonaneOpening& opening : all) {
        bool wins = true;  // whatever the second player lifts
        for (const KonaneOpening& answer : all)
            if (answer.first == opening.first)
                wins = wins && wins_first(board.squares() & ~answer.gap(), answer.starter);
        if (wins) return true;
    }
    return false;
}

}  // namespace upstar::konane
