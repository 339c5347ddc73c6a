// What the position of a match is worth, and why, in sentences to the player whose turn it is.
#pragma once

#include <chrono>
#include <string>

#include "upstar/answers/match.h"
#include "upstar/search/evaluators.h"

namespace upstar {

/// Throws Error if cancelled.
std::string worth(const Match& match, Evaluators& evaluators, std::chrono::milliseconds time);

}  // namespace upstar
