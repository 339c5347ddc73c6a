// The rules that a name such as "CN(6,2)", "PN(5,3) V3" or "SN(4;abc,cd)" stands for: game_name
// read back.
#pragma once

#include <string_view>

#include "upstar/games/circular_nim/rules/circular_rules.h"

namespace upstar::circular_nim {

/// Throws Error (Input) if there is no game of that name.
CircularRules rules_named(std::string_view name);

}  // namespace upstar::circular_nim
