// Which move to make, and why: moves of any game rated for a person who plays it.
//
// Where the values of all options can be found within the limits, moves are rated by them; else by
// the search for outcomes, which reaches further and tells only whether a move wins (so with a
// limit on time it comes first); and what even that leaves open is ranked by freedom of movement.
// In a scoring game the margin that each move leads to takes the place of values; where margins are
// out of reach the game's specialist judges. The best move comes first:
//
//   - moves that win, before those that nobody has looked through, before those that lose;
//   - of the winning ones an undominated one, and of these the one that keeps most in hand: the
//     best stop with the opponent to begin, then the best mean;
//   - if all lose, the one that leaves the opponent the smallest share of winning replies, so that
//     he has most chances to err; then the one that loses least;
//   - in a scoring game, the one with the highest margin, or the one that the specialist names.
//
// So whoever has a win and follows this advice wins. To choose the orthodox move always would be
// simpler and wrong: it is right only in a rich enough environment.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/remedy.h"
#include "upstar/catalog/any_position.h"
#include "upstar/search/evaluators.h"

namespace upstar {

struct RatedMove {
    PositionPtr position;         ///< where it leads
    std::optional<Game> value{};  ///< of that position
    std::optional<bool> wins{};   ///< whether the mover wins from there, the opponent to move
    bool undominated = false;     ///< no other move has a better value
    bool canonical = false;       ///< undominated, and its value an option of the canonical form
    bool orthodox = false;        ///< it holds the mean at the temperature of the position

    std::int32_t points = 0;   ///< that the move scores
    bool moves_again = false;  ///< and its player has the next move too
    /// Of a scoring game: what the mover gets more than the opponent from here on, `points`
    /// included, both playing their best afterwards.
    std::optional<std::int32_t> margin{};

    std::string reason{};  ///< a specialist's, a clause without a full stop; empty if he is silent

    /// How many replies the opponent has, each position counted once, and how many of them win;
    /// counted only where no move wins.
    struct Replies {
        std::size_t all = 0;
        std::size_t winning = 0;
    };
    std::optional<Replies> replies{};
};

struct Advice {
    Player player;
    PositionPtr position;
    std::vector<RatedMove> moves;  ///< the best first; each position once
    std::optional<Game> value;     ///< of the position; then all moves have values too
    Reason limit;                  ///< what ended the search too early; empty if nothing did
    /// Of a scoring game: what the player gets more than the opponent from here on, beginning.
    std::optional<std::int32_t> margin{};

    /// Whether the player wins, beginning; nothing if no search got that far, or points decide.
    std::optional<bool> wins() const;
    std::size_t winning_moves() const;
};

/// Rates the moves of `player`. Half of the time (0: none) is for outcomes and what they leave of
/// it for values, and some of the memory of the context is kept back from values; the clock is this
/// function's own, so that no other TimeLimit may run on the context. Reasons of a specialist are
/// given in that voice. Throws Error if cancelled.
Advice advise(const PositionPtr& position, Player player, Evaluators& evaluators,
              std::chrono::milliseconds time = std::chrono::milliseconds(0),
              Voice voice = Voice::Mover);

/// The same for whoever wants only the best move: of a scoring game whose specialist names one, the
/// others are not rated. Requires a move.
Advice advise_best(const PositionPtr& position, Player player, Evaluators& evaluators,
                   std::chrono::milliseconds time = std::chrono::milliseconds(0),
                   Voice voice = Voice::Mover);

/// The same without any search: a specialist's glance, else moves in the order of the freedom they
/// leave.
Advice guess(const PositionPtr& position, Player player, Evaluators& evaluators,
             Voice voice = Voice::Mover);

}  // namespace upstar
