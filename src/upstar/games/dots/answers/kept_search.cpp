#include "upstar/games/dots/answers/kept_search.h"

#include "upstar/store/checkpoint.h"

namespace upstar::dots {

void search_keeping_bounds(const CoinGraph& graph, Context& context, DotsSolver::Settings settings,
                           const std::string& path,
                           const std::function<void(DotsSolver&)>& search) {
    const DotsSolver* running = nullptr;
    Checkpoint checkpoint([&] {
        if (!path.empty()) running->save(path);
    });
    settings.now_and_then = [&] { checkpoint.now_and_then(); };
    DotsSolver solver(context, settings);
    running = &solver;
    if (!path.empty()) solver.load(graph, path);
    checkpoint.save_after([&] { search(solver); });
}

}  // namespace upstar::dots
