// A described board as lines of text, its squares labelled; knows no game.
#pragma once

#include <optional>
#include <string>

#include "upstar/base/paint.h"
#include "upstar/positions/board.h"

namespace upstar {

/// The squares of a strip or a grid, or the dots of a board of lines, with their names beside them,
/// ending with a newline; nothing of any other shape. Pieces are in the ink of their side.
std::optional<std::string> board_text(const BoardDescription& board, const Paint& paint = {});

/// What marks the boxes of a player on a board of lines.
char owner_letter(Player player);

}  // namespace upstar
