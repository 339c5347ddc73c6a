// Patterns for people: as text, or their sets in LaTeX.
#pragma once

#include <string>

#include "upstar/base/format.h"
#include "upstar/games/circular_nim/patterns/pattern.h"

namespace upstar::circular_nim {

/// The cases of a set, a line each; in LaTeX, an aligned display.
std::string set_text(const StackSet& set, Format format);

/// The pattern and how far it was tested, or why there is none.
std::string pattern_text(const CircularRules& rules, const Pattern& pattern, Format format);

}  // namespace upstar::circular_nim
