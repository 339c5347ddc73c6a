// The option that the subcommands of `upstar konane` share.
#pragma once

#include "arguments.h"
#include "upstar/games/konane/solver/jump_board.h"

namespace upstar::cli {
using namespace konane;

/// `--rules ancient|modern`.
void add_rules_option(Command& command, Konane::Jumps& jumps);

}  // namespace upstar::cli
