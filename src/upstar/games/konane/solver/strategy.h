// A whole winning strategy as text, and its check, which needs no search.
//
//     upstar konane strategy 1
//     ancient .o.|oxo|xo. Right wins, Left to move
//     <position after a move of the loser> -> <position after the answer>
//     ...
//
// The file has one line for each position that the loser can bring about against it. It is a proof:
// the checker plays every move of the loser from every position in the file, and looks that an
// answer is there and is a legal move of the winner. Since games end, the winner then never runs
// out of moves first.
#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <string>

#include "upstar/games/konane/solver/solver.h"

namespace upstar::konane {

struct StrategySize {
    std::size_t answers = 0;    ///< lines
    std::size_t positions = 0;  ///< in which the loser is to move
};

/// Writes the strategy of whoever wins. Throws Error as the solver does.
StrategySize write_strategy(KonaneSolver& solver, CellSet stones, Player to_move,
                            std::ostream& out);

/// What a strategy proves: "Right wins <position>, Left to move".
struct CheckedStrategy {
    std::string claim;
    StrategySize size;
};

/// Throws Error (Input), saying in which line and why, unless the text proves its claim.
CheckedStrategy check_strategy(std::istream& in);

}  // namespace upstar::konane
