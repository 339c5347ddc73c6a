// The simplification rules of Toads and Frogs (J. Erickson, New Toads and Frogs Results, Games of
// No Chance, 1996), each by itself.
//
// Every rule is a function of a strip alone and holds for any strip, whether or not other rules
// were applied before; the game applies those that are switched on. They speak of the standard
// game: slides of one square, jumps over one enemy. BackToBack is the exception: it is for the
// games without jumps, and of our own making.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "upstar/games/toads/toad_strip.h"
#include "upstar/values/arena.h"

namespace upstar::toads {

enum class ToadRule : std::uint8_t {
    DeadPieces,
    DeathLeap,
    TerminalToads,
    FinishedFrogs,
    Knots,
    OneFrog,
    TwoFrogs,
    BackToBack,
};

struct ToadRuleText {
    ToadRule rule;
    std::string_view key;        ///< the name of its switch: "death_leap"
    std::string_view name;       ///< "Death Leap Principle"
    std::string_view reference;  ///< where it is proved
};

constexpr std::array<ToadRuleText, 8> kToadRules = {{
    {ToadRule::DeadPieces, "dead_pieces", "dead pieces", "Erickson, section 2"},
    {ToadRule::DeathLeap, "death_leap", "Death Leap Principle", "Erickson, section 2"},
    {ToadRule::TerminalToads, "terminal_toads", "Terminal Toads Theorem", "Erickson, section 2"},
    {ToadRule::FinishedFrogs, "finished_frogs", "Finished Frogs Formula", "Erickson, section 2"},
    {ToadRule::Knots, "knots", "a knot is an integer", "Erickson, Theorem 4.8"},
    {ToadRule::OneFrog, "one_frog", "starting position with one frog", "Erickson, Theorem 5.2"},
    {ToadRule::TwoFrogs, "two_frogs", "two-frog position", "Erickson, Lemmas 6.1 and 6.3"},
    {ToadRule::BackToBack, "back_to_back", "no jumps: pieces back to back never meet",
     "they only move apart"},
}};

/// Which rules are switched on.
class ToadRuleSet {
public:
    constexpr ToadRuleSet() = default;
    constexpr explicit ToadRuleSet(std::uint8_t bits) : bits_(bits) {}
    static constexpr ToadRuleSet all() { return ToadRuleSet(0xff); }

    constexpr bool has(ToadRule rule) const { return (bits_ & bit(rule)) != 0; }
    constexpr ToadRuleSet without(ToadRule rule) const {
        return ToadRuleSet(static_cast<std::uint8_t>(bits_ & ~bit(rule)));
    }
    constexpr std::uint8_t bits() const { return bits_; }

    friend constexpr bool operator==(ToadRuleSet, ToadRuleSet) = default;

private:
    static constexpr std::uint8_t bit(ToadRule rule) {
        return static_cast<std::uint8_t>(1u << static_cast<unsigned>(rule));
    }

    std::uint8_t bits_ = 0;
};

/// The pieces that can never move, here or in any follower: every run of pieces from two toads, or
/// the left edge, to two frogs, or the right edge. The strip falls apart there.
SquareSet dead_pieces(const ToadStrip& strip);

/// Where a dead part of a run of pieces may begin: the first of two toads, or the left edge.
constexpr SquareSet dead_begins(const ToadStrip& s) {
    return (s.toads & s.toads >> 1) | (s.pieces() & 1);
}
/// Where it may end: the second of two frogs, or the right edge.
constexpr SquareSet dead_ends(const ToadStrip& s) {
    return (s.frogs & s.frogs << 1) | (s.pieces() & s.last_square());
}
/// dead_pieces(s) != 0. Added to the pieces, a beginning carries to the end of its run and changes
/// all pieces behind it, but for further beginnings.
constexpr bool has_dead_pieces(const ToadStrip& s) {
    const SquareSet begins = dead_begins(s);
    const SquareSet behind = ((s.pieces() + begins) ^ s.pieces()) | begins;
    return (behind & dead_ends(s)) != 0;
}

/// The squares before which a strip without jumps falls apart: a frog is the last piece before
/// them, a toad the next.
SquareSet back_to_back(const ToadStrip& strip);

/// No TF.. , ..TF, T. or .F: the value is 0.
constexpr bool is_death_leap(const ToadStrip& s) {
    const SquareSet empty = s.empty();
    if (((s.toads & empty >> 1) | (s.frogs & empty << 1)) != 0) return false;
    const SquareSet met = s.toads & s.frogs >> 1;  // the toad of each TF
    const SquareSet wide = empty & empty >> 1;     // the first of two empty squares
    return ((met & wide >> 2) | (met & wide << 2)) == 0;
}

/// A strip, and whole moves that Left (or Right, if negative) has besides.
struct FreedStrip {
    ToadStrip strip;
    std::int64_t moves = 0;
};

/// X T .^n = X .^n + n. Removes every toad that no frog stands before.
FreedStrip without_terminal_toads(const ToadStrip& strip);
/// .^n F X = .^n X - n. Removes every frog that no toad stands before.
FreedStrip without_finished_frogs(const ToadStrip& strip);

inline bool has_terminal_toads(const ToadStrip& s) { return s.toads > s.frogs; }
inline bool has_finished_frogs(const ToadStrip& s) {
    return (s.frogs & (~s.frogs + 1)) - 1 < (s.toads & (~s.toads + 1)) - 1;
}

/// Without both, as far as they are wanted.
FreedStrip without_free_pieces(const ToadStrip& strip, bool terminal_toads, bool finished_frogs);

/// Whether all pieces stand together, and there are any.
inline bool is_knot(const ToadStrip& s) {
    const SquareSet first = s.pieces() & (~s.pieces() + 1);
    return s.pieces() != 0 && (s.pieces() & (s.pieces() + first)) == 0;
}

/// The value if all pieces stand together (Theorem 4.8), without looking at any follower.
std::optional<std::int64_t> knot_value(const ToadStrip& strip);

/// Cheap tests that fail for nearly every strip that the next two rules do not apply to.
inline bool may_be_one_frog(const ToadStrip& s) {
    return s.toads == 1 || s.frogs == s.last_square();
}
inline bool may_be_two_frogs(const ToadStrip& s) {
    const SquareSet but_one = s.empty() & (s.empty() - 1);
    return but_one != 0 && (but_one & (but_one - 1)) == 0;
}

/// Quickly, whether no rule of the standard game can apply: neither dead nor free pieces, nor a
/// theorem that gives the value.
inline bool is_plain(const ToadStrip& s) {
    const SquareSet first = s.pieces() & (~s.pieces() + 1);
    const bool from_toad_to_frog = (s.toads & first) != 0 && s.frogs > s.toads;
    return from_toad_to_frog && !has_dead_pieces(s) && !may_be_two_frogs(s) &&
           !may_be_one_frog(s) && !is_knot(s) && !is_death_leap(s);
}

/// The value of T^a .^b F and its mirror image (Theorem 5.2; Lemma 5.1 is a = 1).
std::optional<Game> one_frog_value(Arena& arena, const ToadStrip& strip);

/// T^a F . T^b F T^c . = c for b > 0 (Lemma 6.1), T^n . F . F = 0 for n > 1 (Lemma 6.3), and
/// their mirror images.
std::optional<std::int64_t> two_frogs_value(const ToadStrip& strip);

}  // namespace upstar::toads
