// The moves of a player as a numbered list, and the ways in which a person may name one of them:
// by its number, its name, the position that it leads to, or a part of its name that is clear. Case
// does not matter, and squares may be parted by a dash, by blanks or by nothing: a1-a3, a1 a3,
// a1a3.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "upstar/catalog/any_position.h"

namespace upstar {

struct NamedMove {
    std::string label;  ///< its number in the list
    std::string name;   ///< "3-5"; the position that it leads to where places say too little
    PositionPtr position;
    std::int32_t points = 0;
    bool moves_again = false;
    /// Of a line on a board of dots: "h(0,1)", "ab"; of stacks what is left of them: "2:1".
    std::vector<std::string> other_names{};
};

/// Each position once.
std::vector<NamedMove> named_moves(const PositionPtr& position, Player player);

/// The moves that `text` may mean, by the first way of naming a move that fits any.
std::vector<NamedMove> meant_by(const std::string& text, const std::vector<NamedMove>& moves);

/// A move by its name alone; "to 3,5,2" where it has none.
std::string brief_name(const AnyPosition& before, const AnyPosition& after);

}  // namespace upstar
