// The option that the subcommands of `upstar konane` share.
#pragma once

#include <CLI/CLI.hpp>

#include "upstar/games/konane/solver/jump_board.h"

namespace upstar::cli {
using namespace upstar::konane;

/// `--rules ancient|modern`.
void add_rules_option(CLI::App& command, Konane::Jumps& jumps);

}  // namespace upstar::cli
