// What --help says of a command: what people type and what it means, within the columns of a
// terminal.
#pragma once

#include <string>

#include "arguments.h"

namespace upstar::cli {

std::string help_page(const Command& command);

/// GAME, [FORMULA], EXPR...: an argument in a line of usage.
std::string positional_usage(const CommandArgument& argument);

}  // namespace upstar::cli
