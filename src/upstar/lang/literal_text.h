// Positions of user's games as text: arguments that are written down, and nothing that is computed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "upstar/lang/world.h"

namespace upstar {

/// Whether literal_cells takes `text` for something that is written down; asked without a limit, so
/// that what is finished can be told after one was reached.
bool is_literal_text(std::string_view text);

/// The numbers, texts, lists and coordinates that `text` lists. Throws Error (Input) with the
/// offset in it where it is anything else; `game` is whose position it should be.
std::vector<Cell> literal_cells(World& world, std::string_view text, const std::string& game);

}  // namespace upstar
