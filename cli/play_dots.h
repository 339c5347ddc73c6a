// A game of Dots-and-Boxes or Strings-and-Coins against the machine.
#pragma once

#include <string>

#include "command.h"

namespace upstar::cli {

/// From a position in any notation of games/dots/rules/dots_text.h. Throws Error (Input) with an
/// offset.
int play_dots(const std::string& position, bool you_begin, const CommonOptions& common);

}  // namespace upstar::cli
