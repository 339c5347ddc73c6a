// What the subcommands of `upstar dots` share.
#pragma once

#include <string>
#include <vector>

#include "argument_text.h"
#include "arguments.h"
#include "upstar/base/context.h"
#include "upstar/games/dots/rules/dots_lines.h"
#include "upstar/games/dots/rules/dots_position.h"

namespace upstar::cli {
using namespace upstar::dots;

/// POSITION, with the notations in its help.
void add_dots_position(Command& command, std::string& position);

/// The position itself if it has a board, else its graph laid out on one, with the names of its
/// joints. Throws Error if there is no board, or none is found.
DotsPosition on_board(DotsPosition position, Context& context);

/// The name of each string: on a board a1b1, two dots, as players write
/// it (programs get h(r,c) and v(r,c)); in a graph A-B:9/3.
std::vector<std::string> move_names(const DotsPosition& position,
                                    LineNames names = LineNames::Dots);

/// Moves in order as a record: "1. a1b1 2. b1b2,b2c2", the lines of a turn joined by commas;
/// in a graph "A-B:9/2..4" is three strings one after the other.
std::string turns_text(const DotsPosition& position, const std::vector<int>& strings,
                       LineNames names = LineNames::Dots);

/// "A", "B", or "?" where nobody knows.
const char* scorer_letter(Scorer scorer);

/// A picture two columns to the right; empty rows stay empty.
std::string indented(const std::string& picture);

}  // namespace upstar::cli
