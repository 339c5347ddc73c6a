// Patterns, theorems and findings for people: as text, or their sets in LaTeX.
#pragma once

#include <string>
#include <vector>

#include "upstar/base/format.h"
#include "upstar/games/circular_nim/theorems/finding.h"
#include "upstar/games/circular_nim/theorems/theorem.h"

namespace upstar::circular_nim {

/// The cases of a set, a line each; in LaTeX, an aligned display.
std::string set_text(const StackSet& set, Format format);

/// The pattern and how far it was tested, or why there is none.
std::string pattern_text(const CircularRules& rules, const Pattern& pattern, Format format);

/// The set, and how far it is proved or what is missing; with `moves`, also the strategy.
std::string theorem_text(const Theorem& theorem, Format format, bool moves);

/// A finding as a row of a table, and what its columns are.
std::vector<std::string> finding_columns();
std::vector<std::string> finding_row(const Finding& finding);

}  // namespace upstar::circular_nim
