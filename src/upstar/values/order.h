// The partial order of games, and outcomes.
//
// g <= h iff no Left option of g is >= h and no Right option of h is <= g. The recursion runs only
// when cheaper arguments do not decide: closed forms for simple games, then the edges (edges.h), or
// else the stops (g <= h implies both stops of g are <= those of h; Left's stop of g below Right's
// stop of h implies g < h). Results of the recursion are remembered.
#pragma once

#include <algorithm>
#include <cstdint>

#include "upstar/values/arena.h"

namespace upstar {

/// g <= h.
bool less_or_equal(Arena& arena, Game g, Game h);

/// g <= h as `player` sees it: for Right the order is reversed.
inline bool less_or_equal(Arena& arena, Player player, Game g, Game h) {
    return player == Player::Left ? less_or_equal(arena, g, h) : less_or_equal(arena, h, g);
}

enum class Relation : std::uint8_t { Less, Equal, Greater, Confused };

Relation relation(Arena& arena, Game g, Game h);

/// Who wins: Left, Right, the Next player, the Previous player.
enum class Outcome : std::uint8_t { L, R, N, P };

Outcome outcome(Arena& arena, Game g);

/// The outcome of a game that each player wins, or does not, if he begins.
constexpr Outcome outcome_of_beginners(bool left_wins, bool right_wins) {
    if (left_wins) return right_wins ? Outcome::N : Outcome::L;
    return right_wins ? Outcome::R : Outcome::P;
}

const char* name(Outcome outcome);

/// How many of a nimber's options x, x*, x*2, ... matter in a comparison with a form {L | R}.
///
/// They all have the stops x, so that one is enough unless the stop of the form that decides is x
/// as well. Otherwise let F be a nimber that is remote from all options of the form (Winning Ways,
/// ch. 8). If the form is, say, >= x*k for some k > F, then it is >= x*F: Right's moves in form -
/// x*F are, or compare with zero like, those in form - x*k. So x, ..., x*F suffice. An option of
/// the form that is itself a nimber *n is remote from all others, so only one F is lost to each.
class RelevantNimbers {
public:
    explicit RelevantNimbers(const Arena& arena) : arena_(arena) {}

    void add_option_of_form(Game option) {
        if (option.is_simple() && arena_.ups(option) == 0) {
            ++nimbers_;
        } else {
            far_ = std::max(far_, arena_.far_star(option));
        }
    }

    /// Throws Error (Limit) if more matter than a game may have options.
    std::uint32_t count(const Options& options) const;

private:
    const Arena& arena_;
    std::uint32_t far_ = 0;
    std::uint32_t nimbers_ = 0;
};

/// From this many options on it pays to look for the relevant ones.
inline bool is_long_run_of_nimbers(const Options& options) {
    return options.size() >= 16 && !options.is_stored();
}

}  // namespace upstar
