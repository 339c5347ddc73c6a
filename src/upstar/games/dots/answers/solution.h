// The exact score of a position, and what was asked for with it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/solver/solver.h"

namespace upstar::dots {

/// What a solution has besides the margin.
struct SolutionParts {
    bool moves = false;
    bool line = false;
};

struct Solution {
    int margin = 0;                              ///< of the player to move, from here on
    std::optional<std::vector<DotsMove>> moves;  ///< all, by string
    std::optional<std::vector<int>> line;        ///< strings, to the end, if both play their best
    std::uint64_t nodes = 0;                     ///< positions that the solver has expanded
    double seconds = 0;
};

/// Throws Error (Limit, Cancelled) as the solver does, which keeps what it has found.
Solution solve(const CoinGraph& graph, DotsSolver& solver, SolutionParts parts);

/// "the player to move wins by 3", "a draw".
std::string verdict(const Solution& solution);

}  // namespace upstar::dots
