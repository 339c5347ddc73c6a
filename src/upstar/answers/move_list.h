// The moves of a player as a list on the screen.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "upstar/answers/named_moves.h"

namespace upstar {

/// The list as lines of text under that heading, cut short where it is very long.
std::string moves_text(const std::vector<NamedMove>& moves, const std::string& heading,
                       std::size_t columns);

}  // namespace upstar
