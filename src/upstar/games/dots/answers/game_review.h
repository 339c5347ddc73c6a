// A game that was played, turn by turn: what each turn cost its player, and what was better.
//
// The margin of a turn is that of its player before it, from there on, both playing their best; its
// lines cost what turn_cost.h says. The last turns are judged first, since margins are
// found soonest there.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "upstar/games/dots/rules/dots_board.h"
#include "upstar/games/dots/rules/dots_lines.h"
#include "upstar/games/dots/rules/dots_position.h"
#include "upstar/games/dots/solver/advice.h"

namespace upstar::dots {

struct ReviewedTurn {
    Scorer player = Scorer::A;
    std::vector<int> lines;
    std::optional<int> margin;  ///< if it was found; cost and better are known only then
    int cost = 0;               ///< 0 of the best turns
    std::vector<int> better;    ///< the lines up to the first that cost something, then another
};

struct GameReview {
    DotsGrid board;
    std::vector<ReviewedTurn> turns;

    /// How many turns could not be judged: the first ones.
    std::size_t unknown() const;
    /// What a player's turns cost, of those that were judged.
    int given_away(Scorer player) const;
    /// Lines of the board by their names.
    std::vector<std::string> names(const std::vector<int>& lines, LineNames names) const;
};

/// Spends about that much time (0: no limit); what it does not find by then, or before it is
/// cancelled, stays unknown. Throws Error (Input) without a record of the game.
GameReview review_game(const DotsPosition& game, DotsAdviser& adviser,
                       std::chrono::milliseconds time);

}  // namespace upstar::dots
