// Canonical forms as a shape with numbers in it, so that forms of one shape can be generalised.
//
// A form is a tree of options, in the order in which they print. Its leaves are the simple games
// x + u ups + *m, three numbers each; all else is the shape. {3|1||*|-2} has the shape
// ((#|#)|(#|#)) and the leaves 3, 1, * and -2. Two forms of one shape differ only in numbers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "upstar/sweep/polynomial.h"
#include "upstar/values/arena.h"

namespace upstar {

struct FormShape {
    std::string shape;              ///< of # ( | ) and commas
    std::vector<Fraction> numbers;  ///< three for each #: number, ups, nimber
};

/// Nothing if the form, written out as a tree, has more than `kMostNodes` nodes.
inline constexpr std::size_t kMostNodes = 2000;
std::optional<FormShape> form_shape(Arena& arena, Game g);

/// The form with a polynomial for each number, in the notation of the language.
std::string form_text(const std::string& shape, const std::vector<Polynomial>& numbers,
                      const std::string& parameter);

}  // namespace upstar
