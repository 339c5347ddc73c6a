// Theorems and findings for people: as text, or their sets in LaTeX.
#pragma once

#include <string>
#include <vector>

#include "upstar/base/format.h"
#include "upstar/games/circular_nim/theorems/finding.h"
#include "upstar/games/circular_nim/theorems/theorem.h"

namespace upstar::circular_nim {

/// The set, and how far it is proved or what is missing; with `moves`, also the strategy.
std::string theorem_text(const Theorem& theorem, Format format, bool moves);

/// A finding as a row of a table, and what its columns are.
std::vector<std::string> finding_columns();
std::vector<std::string> finding_row(const Finding& finding);

}  // namespace upstar::circular_nim
