// The simplification rules at work, step by step, in the words of a person who applies them.
//
//     TFTFF.FT..TTFF.TFF..TT
//     = .FT.. + .TFF..   by dead pieces: TFTFF, TTFF, TT
//     ...
#pragma once

#include <string>
#include <vector>

#include "upstar/games/toads/toad_rules.h"

namespace upstar::toads {

/// The strip, then one line a step. If the rules get so far, the last line is the value: "= 1".
std::vector<std::string> toad_reasons(const ToadStrip& strip, const std::vector<ToadRule>& rules);

}  // namespace upstar::toads
