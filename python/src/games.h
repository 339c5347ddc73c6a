// Games of Python: what game.cpp, game_algebra.cpp and game_questions.cpp share.
#pragma once

#include <pybind11/stl.h>

#include <vector>

#include "library.h"

namespace upstar::python {

using GameClass = py::class_<Game>;

/// Making games, texts, pickles.
void add_forms(GameClass& game);
/// Arithmetic and order.
void add_algebra(GameClass& game);
/// Nouns that cost little, as properties; what has a parameter or a cost, as methods.
void add_questions(GameClass& game);

}  // namespace upstar::python
