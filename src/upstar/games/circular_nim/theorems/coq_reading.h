// A theorem.v from elsewhere, read before Coq is asked to run it: a file for Coq can do more than
// prove, it can load programs, write files, and say anything by words that it defines anew.
//
// So only what Upstar itself writes is let through: around the lemmas of (II) the text that the
// claim asks for, to the letter, and in these lemmas a few tactics and plain terms.
#pragma once

#include <string>
#include <string_view>

#include "upstar/games/circular_nim/theorems/obligations.h"

namespace upstar::circular_nim {

/// What is wrong with the text as a theorem.v of the claim, "line 40 is ..."; empty if nothing is,
/// so that Coq may judge it. Requires a claim for Coq.
std::string fault_in_theorem(const Claimed& claim, std::string_view text);

}  // namespace upstar::circular_nim
