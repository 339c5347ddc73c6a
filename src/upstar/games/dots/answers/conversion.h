// A position in another notation. A graph is laid out on a board where the notation needs one.
#pragma once

#include <string>

#include "upstar/base/context.h"
#include "upstar/games/dots/rules/dots_position.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::dots {

/// The position itself if it has a board, else its graph laid out on one, with the names of its
/// joints. Throws Error (Input) if there is no board, and Error (Limit) if none was found.
DotsPosition on_board(DotsPosition position, Context& context);

/// Throws Error (Input) where the notation cannot say it, and as on_board does.
std::string converted(const DotsPosition& position, DotsNotation notation, Context& context);

}  // namespace upstar::dots
