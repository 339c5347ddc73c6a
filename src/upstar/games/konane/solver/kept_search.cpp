#include "upstar/games/konane/solver/kept_search.h"

#include "upstar/games/konane/solver/proof_file.h"
#include "upstar/store/checkpoint.h"

namespace upstar::konane {

void search_keeping_proofs(const JumpBoard& board, Arena& arena, KonaneSolver::Settings settings,
                           const std::string& path,
                           const std::function<void(KonaneSolver&)>& search) {
    KonaneSolver* running = nullptr;
    Checkpoint checkpoint([&] {
        if (!path.empty()) save_proofs(running->table(), board, path);
    });
    settings.now_and_then = [&] { checkpoint.now_and_then(); };
    KonaneSolver solver(board, arena, settings);
    running = &solver;
    if (!path.empty()) load_proofs(solver.table(), board, path);
    checkpoint.save_after([&] { search(solver); });
}

}  // namespace upstar::konane
