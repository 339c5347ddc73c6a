// A run over the papers for people and for tables: each claim as it is decided, the tallies at the
// end.
#pragma once

#include <string>
#include <vector>

#include "upstar/papers/examine_papers.h"

namespace upstar {

/// The claim with its verdict, and under it what was found.
std::string claim_text(const ExaminedClaim& examined);

/// How many claims came to which verdict: a line for each paper that was examined to its end, and
/// one for all. Empty if none was.
std::string tallies_text(const PapersReport& report);

/// A claim as a row of a table, and what its columns are.
std::vector<std::string> claim_columns();
std::vector<std::string> claim_row(const ExaminedClaim& examined);

}  // namespace upstar
