// Where a game of Dots-and-Boxes between you and the machine stands, and the turns that you type.
#pragma once

#include <string>
#include <vector>

#include "upstar/games/dots/rules/dots_position.h"

namespace upstar::cli {
using namespace upstar::dots;

struct DotsStanding {
    DotsPosition position;
    Scorer you = Scorer::A;
    bool your_turn = true;
    int yours = 0;
    int mine = 0;

    /// You are the player to move, or the other.
    DotsStanding(DotsPosition from, bool you_begin);

    bool is_over() const { return position.graph().strings().empty(); }

    /// The player whose turn it is draws a line, or cuts a string.
    void cut(int string);
};

/// Your turn, lines joined by commas: how the game stands before the first of them and after each.
/// Throws Error (Input), without a full stop, if one is no move then.
std::vector<DotsStanding> standings_of(const DotsStanding& before, const std::string& turn);

}  // namespace upstar::cli
