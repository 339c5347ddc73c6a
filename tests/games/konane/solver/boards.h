// Boards and solvers for the tests of this folder.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "naive/naive_konane.h"
#include "upstar/base/context.h"
#include "upstar/games/konane/solver/solver.h"
#include "upstar/values/arena.h"

namespace upstar::konane {

/// A solver with an arena of its own.
class TestSolver {
public:
    explicit TestSolver(const JumpBoard& board, const KonaneSolver::Settings& settings = small())
        : solver_(board, arena_, settings) {}

    static KonaneSolver::Settings small() {
        KonaneSolver::Settings settings;
        settings.table_bytes = 1 << 20;
        return settings;
    }

    KonaneSolver& operator*() { return solver_; }
    KonaneSolver* operator->() { return &solver_; }
    Context& context() { return context_; }

private:
    Context context_;
    Arena arena_{context_};
    KonaneSolver solver_;
};

/// Who wins by plain play of texts, with a memo.
class NaiveOutcomes {
public:
    explicit NaiveOutcomes(Konane::Jumps jumps)
        : konane_(games_, jumps == Konane::Jumps::Ancient, false) {}

    bool wins_first(const std::string& board, char me) {
        const auto [at, is_new] = known_.try_emplace(me + board, false);
        if (!is_new) return at->second;
        bool wins = false;
        for (const auto& after : konane_.moves(naive::konane_rows(board), me)) {
            if (wins_first(naive::konane_text(after), me == 'x' ? 'o' : 'x')) continue;
            wins = true;
            break;
        }
        return known_[me + board] = wins;
    }

private:
    naive::Games games_;
    naive::Konane konane_;
    std::unordered_map<std::string, bool> known_;
};

/// All pairs of neighbours.
inline std::vector<CellSet> all_gaps(const JumpBoard& board) {
    std::vector<CellSet> pairs;
    for (CellSet a = 1; a != 0 && (a & board.squares()) != 0; a <<= 1)
        for (CellSet b = a << 1; b != 0 && (b & board.squares()) != 0; b <<= 1)
            if ((board.widened(a) & b) != 0) pairs.push_back(a | b);
    return pairs;
}

}  // namespace upstar::konane
