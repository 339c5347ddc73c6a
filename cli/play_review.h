// After a game against the machine: where you had a win and let it slip.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "upstar/catalog/any_position.h"
#include "upstar/search/evaluators.h"

namespace upstar::cli {

/// One of your moves.
struct PlayedMove {
    PositionPtr before;
    PositionPtr after;
};

/// Sentences about your moves, each a line. What is not found out in about that time, or because an
/// interrupt ends it, is said too.
std::string review(const std::vector<PlayedMove>& moves, Player you, bool won,
                   Evaluators& evaluators, std::chrono::milliseconds time);

}  // namespace upstar::cli
