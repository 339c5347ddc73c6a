// How a game of Konane begins: two adjacent stones are lifted.
//
// The first player lifts the stone in the centre of the board, one next to it, or one in a corner;
// the second player lifts one next to that, and it must be a centre stone if the first was next to
// the centre (Ernst 1995, appendix). Each plays on with the colour lifted, and the first player
// makes the first jump. A board with even sides has two or four centre squares. What is left is a
// board with a *gap* of two squares; openings that a symmetry of the board makes alike are given
// once.
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
