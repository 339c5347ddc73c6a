// A decision tree as a human reads it: nested conditions, and at each leaf the move. Where there
// are nim sums, one of the conditions "a^b = 0", "some c < a has c^b = 0" and so on is true.
//
//     if c <= d:
//       if d <= b+c: take e,a,b to 0, d, d-c
//       otherwise: take d,e,a to b+c, 0, b+c
//     otherwise: it is in the set
#pragma once

#include <string>
#include <vector>

#include "upstar/games/circular_nim/theorems/decision_tree.h"

namespace upstar::circular_nim {

/// "a is the largest stack, e <= b": how the position is read. Empty if there is but one reading.
std::string reading_text(const CircularRules& rules);

/// "2d < a+b", "a+b mod 2 = 0".
std::string to_string(const Atom& atom);

/// A line each.
std::vector<std::string> strategy_lines(const CircularRules& rules, const DecisionTree& tree);

}  // namespace upstar::circular_nim
