// What the solver of whole boards knows of a position of Konane: who wins it.
//
// It serves boards that the solver takes (bounded, at most 64 squares, colours alternating) and
// that have too many stones for the general search, which decides a few stones sooner than a table
// of proofs is made. The solver of the last board is kept, so that a position and what becomes of
// it share what was found.
#pragma once

#include <memory>
#include <mutex>
#include <optional>

#include "upstar/games/konane/rules/konane.h"
#include "upstar/games/konane/solver/solver.h"
#include "upstar/search/evaluators.h"

namespace upstar::konane {

class Specialist {
public:
    explicit Specialist(Evaluators& evaluators) : evaluators_(evaluators) {}

    std::optional<bool> wins_first(const Konane::Position& p, Player player);

private:
    KonaneSolver& solver_of(const JumpBoard& board);

    Evaluators& evaluators_;
    std::mutex mutex_;  // a solver answers one question at a time, on all its threads
    std::unique_ptr<KonaneSolver> solver_;
};

/// How large a table of proofs this board is given, of at most so many bytes: twice as much for
/// each square. A large table costs a small board more than the search, since all of it is touched.
std::size_t table_bytes(const JumpBoard& board, std::size_t most);

}  // namespace upstar::konane
