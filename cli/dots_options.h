// What the subcommands of `upstar dots` share.
#pragma once

#include <string>

#include "argument_text.h"
#include "arguments.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::cli {
using namespace upstar::dots;

/// POSITION, with the notations in its help.
void add_dots_position(Command& command, std::string& position);

/// The position that was given, and in `input` its text. Throws Error (Input).
DotsPosition dots_position_of(const std::string& argument, std::string& input);

}  // namespace upstar::cli
