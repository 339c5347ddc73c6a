// What Erickson says of all strips of some kind, checked strip by strip.
//
// Values are computed by plain recursion, with every simplification rule switched off: a rule must
// not be its own witness.
#pragma once

#include <cstdint>

#include "upstar/papers/claims.h"

namespace upstar {

/// Toads and Frogs with every simplification rule switched off.
RulesetPtr plain_toads();

/// Section 2: exactly the pieces of runs from two toads, or the left edge, to two frogs, or the
/// right edge, never move.
Check dead_pieces_as_printed();
/// The same, but for terminal toads and finished frogs with no space before them, which never move
/// either.
Check dead_pieces_corrected();

/// A strip with dead pieces is the sum of the parts between them.
Check parts_between_dead_pieces();

/// Both forms of the Death Leap Principle: they name the same strips, whose value is 0.
Check death_leap();

/// X T .^n = X .^n + n, and .^n F X = .^n X - n.
Check terminal_toads();

/// Lemma 4.5: if there is no move in XF. then X T^a F .^b = a(b-1).
Check stuck_behind_a_frog();

/// Lemma 4.6: if there is no move in .TXF. then .^a T F^b X T^c F .^d = .^a T F^b + T^c F .^d =
/// c(d-1) - b(a-1); with TXF in the place of X, as in the proof, if `as_in_proof`.
Check stuck_in_the_middle(bool as_in_proof);

/// How positions a number of moves away are reached.
enum class Away : std::uint8_t {
    ByAnyMoves,      ///< the players need not alternate
    ByAlternating,   ///< whoever begins
    WithoutIntegers  ///< by any moves, terminal toads and finished frogs being left out
};

/// The proof of Lemma 4.3: every position three moves away from .^a TTF .^b is an integer.
Check three_moves_away(Away away);
/// Of Theorem 3.5: every position eight moves away from T.TF.F .^n, n >= 6, is an integer.
Check eight_moves_away(Away away);

/// Theorem 4.8: every knot is the integer that the rule `knots` gives it.
Check knots();

}  // namespace upstar
