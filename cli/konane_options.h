// The option that the subcommands of `upstar konane` share.
#pragma once

#include "arguments.h"
#include "upstar/konane/jump_board.h"

namespace upstar::cli {

/// `--rules ancient|modern`.
void add_rules_option(Command& command, Konane::Jumps& jumps);

}  // namespace upstar::cli
