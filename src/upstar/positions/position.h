// The contracts between rulesets and everything above them.
//
// A *position* is a regular value: it copies, compares, hashes, and prints to one line of text that
// its ruleset parses back. It comes in three kinds, told apart by what `options` looks like. A
// *ruleset* is the game itself with its parameters chosen; it parses positions and knows an About.
//
// Write V(p) for the value of p: a game if p is partizan, a nim value (added by xor) if it is
// impartial. What every position promises:
//
//     p == q                    implies  V(p) = V(q), hash_value(p) == hash_value(q)
//     parse(p.to_string()) == p
//     every sequence of moves from p ends
//
// The first line means that a position carries whatever parameters its moves depend on: memos are
// keyed by the position alone. `hash_value` must mix well in all its bits (base/hash.h), since
// memos use them as they are. Memos hold positions by the million: prefer a few words to a vector.
//
// What a position may offer besides is found by concept; the search uses each where it exists:
//
//     p.decompose(out)      appends c1, ..., cn with V(p) = V(c1) + ... + V(cn), n >= 0; each ci
//                           decomposes into itself alone
//     p.simplify()          V(p.simplify()) = V(p): a position with less to search
//     p.canonical()         V(p.canonical()) = V(p), and p.canonical().canonical() ==
//                           p.canonical(): one representative for all symmetric images of p,
//                           played as p is, move for move, unless P::kRulesOfUser says that whoever
//                           wrote the rules vouches for the value alone
//     p.representative()    a position with a sign whose value is V(p): one for all symmetric
//     images
//                           of p and their negatives; where both below take longer than that
//     p.negated()           V(p.negated()) = -V(p), and p.negated().negated() == p
//     p.known_value(arena)  V(p) or nothing: values found by a theorem instead of a search
//     p.is_irreducible()    if true, p decomposes into itself alone and has no known value: a quick
//                           test that spares a search both questions; false says nothing
//     p.known_nim_value()   the same for impartial positions
//     p.bounds()            integers with lower <= V(p) <= upper, found without a search: V(p) is
//                           at most the number of moves that Left can make while Right passes
//     p.packed()            a number of at most kPackedBits bits that no other position has, or
//                           nothing; memos then keep p in eight bytes. A negative, or symmetric,
//                           image of p has such a number if p has
//     p.packed_negative()   packed() of p.negated(), for a p that has such a number, in less time
//     p.compact()           the same position in a type P::Compact that is quicker to evaluate, or
//                           nothing if it does not fit
//     p.reasons()           how the game's own rules simplify p, one step a line; if they find the
//                           value, the last line is "= " and the value
//     p.memory()            bytes that p holds outside itself, charged to whoever stores it
//     p.describe()          the board as data (board.h); without it, the squares of the text
//     p.board_text()        a picture in several lines, where the text is not one already
//     p.move_to(q)          the name of a move from p to its option q, where the board has none
//
// `known_value` is asked of components only, after `simplify` and `decompose`.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/positions/about.h"
#include "upstar/positions/board.h"
#include "upstar/positions/standing.h"
#include "upstar/values/game.h"
#include "upstar/values/player.h"

namespace upstar {

class Arena;

template <class P>
concept Position = std::regular<P> && requires(const P& p) {
    { hash_value(p) } -> std::convertible_to<std::size_t>;
    { p.to_string() } -> std::same_as<std::string>;
};

/// Left and Right may have different moves. `options` appends to `out`.
template <class P>
concept PartizanPosition = Position<P> && requires(const P& p, Player player, std::vector<P>& out) {
    p.options(player, out);
};

/// Both players have the same moves. `options` appends to `out`.
template <class P>
concept ImpartialPosition = Position<P> && requires(const P& p, std::vector<P>& out) {
    p.options(out);
};

/// A move of a scoring game: the mover gets `points`, and moves again or not.
template <class P>
struct ScoringOption {
    P position;
    std::int32_t points = 0;
    bool moves_again = false;
};

/// Both players have the same moves, and the higher score wins. `options` appends to `out`.
template <class P>
concept ScoringPosition = Position<P> && requires(const P& p, std::vector<ScoringOption<P>>& out) {
    p.options(out);
};

template <class P>
concept Decomposable = requires(const P& p, std::vector<P>& out) {
    p.decompose(out);
};

template <class P>
concept Simplifiable = requires(const P& p) {
    { p.simplify() } -> std::same_as<P>;
};

template <class P>
concept Symmetric = requires(const P& p) {
    { p.canonical() } -> std::same_as<P>;
};

/// Equal play, not only equal value: what is true of misere play of the one is of the other.
template <class P>
concept SymmetricInPlay = Symmetric<P> && !requires {
    P::kRulesOfUser;
};

template <class P>
concept Negatable = requires(const P& p) {
    { p.negated() } -> std::same_as<P>;
};

/// A position or its negative.
template <class P>
struct Signed {
    P position;
    bool negative = false;
};

template <class P>
concept Represented = requires(const P& p) {
    { p.representative() } -> std::same_as<Signed<P>>;
};

template <class P>
concept Compactible = requires(const P& p) {
    { p.compact() } -> std::same_as<std::optional<typename P::Compact>>;
};

template <class P>
concept KnowsValue = requires(const P& p, Arena& arena) {
    { p.known_value(arena) } -> std::same_as<std::optional<Game>>;
};

template <class P>
concept SaysIrreducible = requires(const P& p) {
    { p.is_irreducible() } -> std::same_as<bool>;
};

/// lower <= V(p) <= upper.
struct ValueBounds {
    std::int32_t lower = 0;
    std::int32_t upper = 0;
};

template <class P>
concept Bounded = requires(const P& p) {
    { p.bounds() } -> std::same_as<ValueBounds>;
};

template <class P>
concept KnowsNimValue = requires(const P& p) {
    { p.known_nim_value() } -> std::same_as<std::optional<std::uint32_t>>;
};

template <class P>
concept PackedPosition = requires(const P& p) {
    { p.packed() } -> std::same_as<std::optional<std::uint64_t>>;
    { P::kPackedBits } -> std::convertible_to<unsigned>;
};

template <class P>
concept PacksNegative = PackedPosition<P> && requires(const P& p) {
    { p.packed_negative() } -> std::same_as<std::uint64_t>;
};

template <class P>
concept GivesReasons = requires(const P& p) {
    { p.reasons() } -> std::same_as<std::vector<std::string>>;
};

template <class P>
concept HoldsMemory = requires(const P& p) {
    { p.memory() } -> std::same_as<std::size_t>;
};

template <class P>
concept DescribesBoard = requires(const P& p) {
    { p.describe() } -> std::same_as<BoardDescription>;
};

template <class P>
concept Drawn = requires(const P& p) {
    { p.board_text() } -> std::same_as<std::string>;
};

template <class P>
concept NamesMoves = requires(const P& p) {
    { p.move_to(p) } -> std::same_as<std::string>;
};

template <class P>
concept PlayablePosition = PartizanPosition<P> || ImpartialPosition<P> || ScoringPosition<P>;

/// A game with its parameters chosen. `R()` has the standard ones; a ruleset that has parameters is
/// also made from Settings. `parse` throws Error (Input) with an offset and advice.
template <class R>
concept Ruleset = std::default_initializable<R> && std::copyable<R> &&
    PlayablePosition<typename R::Position> && requires(const R& rules, std::string_view text) {
    { R::about() } -> std::same_as<const About&>;
    { rules.parse(text) } -> std::same_as<typename R::Position>;
};

/// A ruleset whose texts of positions tell more than the position.
template <class R>
concept TellsStanding = requires(const R& rules, std::string_view text) {
    { rules.standing(text) } -> std::same_as<Standing>;
};

}  // namespace upstar
