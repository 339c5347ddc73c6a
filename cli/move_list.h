// The moves of a player as a list on the screen, and the ways to name one of them.
#pragma once

#include <string>
#include <vector>

#include "upstar/catalog/any_position.h"

namespace upstar::cli {

struct ListedMove {
    std::string label;  // its number in the list
    std::string name;
    PositionPtr position;
};

std::vector<ListedMove> listed_moves(const PositionPtr& position, Player player);

/// The list as lines of text, cut short where it is very long.
std::string moves_text(const std::vector<ListedMove>& moves);

/// The moves that `word` may mean, by the first way of naming a move that fits any.
std::vector<ListedMove> meant_by(const std::string& word, const std::vector<ListedMove>& moves);

/// A move by its name alone; "to 3,5,2" where it has none.
std::string brief_name(const PositionPtr& before, const PositionPtr& after);

}  // namespace upstar::cli
