// What the subcommands of `upstar dots` share.
#pragma once

#include <string>

#include "argument_text.h"
#include "arguments.h"
#include "upstar/games/dots/rules/move_names.h"

namespace upstar::cli {
using namespace upstar::dots;

/// POSITION, with the notations in its help.
void add_dots_position(Command& command, std::string& position);

/// A picture two columns to the right; empty rows stay empty.
std::string indented(const std::string& picture);

}  // namespace upstar::cli
