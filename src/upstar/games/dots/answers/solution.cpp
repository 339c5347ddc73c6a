#include "upstar/games/dots/answers/solution.h"

#include <chrono>
#include <cstdlib>

namespace upstar::dots {

Solution solve(const CoinGraph& graph, DotsSolver& solver, SolutionParts parts) {
    using Clock = std::chrono::steady_clock;
    const auto began = Clock::now();
    Solution solution;
    solution.margin = solver.margin(graph);
    if (parts.moves) solution.moves = solver.moves(graph);
    if (parts.line) solution.line = solver.line(graph);
    solution.nodes = solver.nodes();
    solution.seconds = std::chrono::duration<double>(Clock::now() - began).count();
    return solution;
}

std::string verdict(const Solution& solution) {
    const int margin = solution.margin;
    if (margin == 0) return "a draw";
    return std::string("the player to move ") + (margin > 0 ? "wins" : "loses") + " by " +
           std::to_string(std::abs(margin));
}

}  // namespace upstar::dots
