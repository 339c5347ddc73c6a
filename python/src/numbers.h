// Numbers of Python and numbers of the library. Python's int, fractions.Fraction and whatever is
// registered as numbers.Rational come in; int and Fraction go out. Floats are refused: games are
// exact, and 0.1 is not one tenth.
#pragma once

#include <optional>

#include "library.h"
#include "upstar/base/integer.h"
#include "upstar/lang/value.h"

namespace upstar::python {

py::object to_python(const Integer& integer);
py::object to_python(const Dyadic& number);
py::object to_python(const Rational& number);

/// Nothing if it is no int.
std::optional<Integer> integer_from(py::handle object);

/// Nothing if it is no number of these kinds. Throws Error (Input) for a rational that is no game,
/// and TypeError for a float.
std::optional<Dyadic> number_from(py::handle object);

/// The same where nothing else will do: throws TypeError.
Dyadic number_of(py::handle object);

/// A game, or a number as one; nothing if it is neither.
std::optional<Game> game_from(py::handle object);

/// The same where nothing else will do; texts are read as games. Throws TypeError.
Game game_of(py::handle object);

Player player_of(py::handle object);

}  // namespace upstar::python
