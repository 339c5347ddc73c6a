// A whole winning strategy as text, and its check, which needs no search.
//
//     {"certificate":2,"kind":"konane strategy","claim":"White wins .o.|oxo|xo. if Black moves
//         first, by the ancient rules","statement":{...}}
//     <position after a move of the loser> -> <position after the answer>
//     ...
//
// The first line, here two, is the head of all certificates (certificate_head.h). Behind it is one
// line for each position that the loser can bring about against the strategy. It is a proof: the
// checker plays every move of the loser from every position in the file, and looks that an answer
// is there and is a legal move of the winner. Since games end, the winner then never runs out of
// moves first.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <utility>
#include <vector>

#include "upstar/base/certificate_head.h"
#include "upstar/games/konane/solver/solver.h"

namespace upstar::konane {

/// "konane strategy"; and the first line of one that version 0.1 wrote.
extern const char* const kStrategyKind;
extern const char* const kStrategyHead01;

struct StrategySize {
    std::size_t answers = 0;    ///< lines
    std::size_t positions = 0;  ///< in which the loser is to move
};

/// Writes the strategy of whoever wins. Throws Error as the solver does.
StrategySize write_strategy(KonaneSolver& solver, CellSet stones, Player to_move,
                            std::ostream& out);

/// A strategy as it was read: who wins is a claim, and the answers are any pairs of positions.
struct Strategy {
    JumpBoard board;
    CellSet stones = 0;
    Player winner = Player::Left;
    Player to_move = Player::Left;
    std::vector<std::pair<CellSet, CellSet>> answers = {};
    std::size_t first_line = 2;  ///< of the answers in the text
};

/// What the strategy claims.
CertificateHead head_of(const Strategy& strategy);

/// Reads what follows the first line, which is given. Throws Error (Input) that names the line.
Strategy read_strategy(const std::string& first_line, std::istream& rest);

/// Throws Error (Input), saying in which line and why, unless the strategy proves its claim.
StrategySize check_strategy(const Strategy& strategy);

}  // namespace upstar::konane
