// Guesses of values: formulas in the parameters of a family, each of which gives a game.
#pragma once

#include <string>
#include <vector>

#include "upstar/sweep/formula.h"

namespace upstar {

/// The game that the guess gives in a cell. Throws Error (Input) that names the guess.
Game guessed(const Formula& guess, const Bindings& bindings);

/// Throws Error (Input) if a parameter is called G, which in a conjecture is the value.
void require_free_for_value(const std::vector<std::string>& parameters);

}  // namespace upstar
