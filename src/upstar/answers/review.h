// After a match: turn by turn, who was winning or by how much, which turns let a win slip or gave
// points away, and what was better.
//
//     Review judged = review(match, evaluators, std::chrono::seconds(20));
//     add_values(judged, evaluators, std::chrono::seconds(5));
//
// The last turns are judged first, since what is near the end is found soonest. Every judgement is
// by exact answers: what is not found in time is unknown, never guessed.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/answers/match.h"
#include "upstar/search/evaluators.h"

namespace upstar {

/// How a match stands at the end of a turn, or at its start; what is not known is left out.
struct MatchState {
    std::optional<Player>
        winner{};                 ///< of a game without points, both playing their best from here
    std::optional<Game> value{};  ///< of a game without points: of the position
    /// Of a scoring game: what Left gets more than Right in the whole match, both playing their
    /// best from here.
    std::optional<std::int32_t> lead{};
};

struct ReviewedTurn {
    Turn moves;                            ///< at least one
    std::optional<bool> had_win{};         ///< before it its player won; of a game without points
    std::optional<std::int32_t> margin{};  ///< before it, of its player; of a scoring game
    std::int32_t cost = 0;                 ///< the points that it gave away; 0 of the best turns
    bool lost_win = false;                 ///< it let a win slip
    std::vector<std::string> better{};     ///< its moves up to the first fault, then another
    MatchState after{};

    Player player() const { return moves.front().player; }
    bool is_judged() const { return had_win || margin; }
    bool is_fault() const { return lost_win || cost > 0; }
};

struct Review {
    Match match;
    MatchState start{};
    std::vector<ReviewedTurn> turns{};  ///< in the order of play

    /// How many turns could not be judged: the first ones.
    std::size_t unknown() const;
    /// What the turns of a player cost, of those that were judged.
    std::int32_t given_away(Player player) const;
};

/// For a whole game, if no other time is given; its values are given a part of that more.
inline constexpr std::chrono::milliseconds kTimeToReview = std::chrono::seconds(20);
inline constexpr int kShareOfValues = 4;

/// Spends about that much time (0: no limit). What is not found by then, or because an interrupt
/// ends it, stays unknown.
Review review(Match match, Evaluators& evaluators, std::chrono::milliseconds time);

/// Finds the values of the positions as well, from the last one backwards, in about that time (0:
/// no limit). Scoring games have none.
void add_values(Review& review, Evaluators& evaluators, std::chrono::milliseconds time);

}  // namespace upstar
