// Checks a finding that was read from a journal, which anybody may have edited.
//
//     proved        the scripts of its proof are made again and decided; a finding of version 0.1,
//                   which kept no moves, is proved anew
//     bounded       likewise, up to its bound
//     reduced       to the game that division by a gives
//     conjectured   the set is that of the P-positions up to the bound that it names
//     open          the P-positions up to the bound that it names are counted again
//
// Nothing is found anew, so this is faster than the work was, but for open games.
#pragma once

#include <string>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/theorems/finding.h"

namespace upstar::circular_nim {

/// What is wrong with a finding about the game with these rules; empty if it holds. Throws Error as
/// the context does.
std::string fault_in(const Finding& finding, const CircularRules& rules, Context& context);

}  // namespace upstar::circular_nim
