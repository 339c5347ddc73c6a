// A specialist: what one game knows that the general search finds out only slowly.
//
// The line of a game in the catalog may name a class S as the specialist of its positions P. A
// session makes one S from its Evaluators (or from its Arena, or its Context) when it is first
// needed, so that what S remembers serves all questions. Whoever asks about a position gets what S
// answers, and where S answers nothing, what the general search finds. S offers what it has of
//
//     s.wins_first(p, player)      optional<bool>: whether `player` makes the last move, beginning
//     s.value(p)                   optional<Game>
//     s.nim_value(p)               optional<uint32_t>
//     s.margin(p)                  optional<int32_t>: points that the player to move gets more
//     s.option_margins(p)          optional<vector<int32_t>>: what each option of p, in their
//                                  order, makes of the margin of the player to move
//     s.suggestion(p, player, thought, voice)
//                                  optional<Suggestion<P>>: a good move and what speaks for it, by
//                                  exact answers, by judgement, or at a glance
//     s.reasons(p)                 vector<string>: why p is worth what it is, one step a line
//
// and each exact answer must be the one that the general search would give; only `suggestion` may
// judge. S polls the context of the session like any long work; threads may share it.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/values/game.h"
#include "upstar/values/player.h"

namespace upstar {

/// Who gives a reason: the mover ("I move, you reply") or the opponent ("you move, I reply").
enum class Voice : std::uint8_t { Mover, Opponent };

/// How much a suggestion may cost. Who cannot wait for one asks for the next.
enum class Thought : std::uint8_t {
    Exact,      ///< the move keeps what the position is worth
    Judgement,  ///< it follows a strategy that wins more often than not, after some search
    Glance,     ///< without any search
};

template <class P>
struct Suggestion {
    P position;          ///< where the move leads
    std::string reason;  ///< a clause without a full stop: "it captures a box"
};

/// The specialist of games that have none.
struct NoSpecialist {};

template <class S, class P>
concept SaysWhoWins = requires(S& s, const P& p, Player player) {
    { s.wins_first(p, player) } -> std::same_as<std::optional<bool>>;
};

template <class S, class P>
concept SaysValue = requires(S& s, const P& p) {
    { s.value(p) } -> std::same_as<std::optional<Game>>;
};

template <class S, class P>
concept SaysNimValue = requires(S& s, const P& p) {
    { s.nim_value(p) } -> std::same_as<std::optional<std::uint32_t>>;
};

template <class S, class P>
concept SaysMargin = requires(S& s, const P& p) {
    { s.margin(p) } -> std::same_as<std::optional<std::int32_t>>;
};

template <class S, class P>
concept SaysOptionMargins = requires(S& s, const P& p) {
    { s.option_margins(p) } -> std::same_as<std::optional<std::vector<std::int32_t>>>;
};

template <class S, class P>
concept Suggests = requires(S& s, const P& p, Player player, Thought thought, Voice voice) {
    { s.suggestion(p, player, thought, voice) } -> std::same_as<std::optional<Suggestion<P>>>;
};

template <class S, class P>
concept SaysWhy = requires(S& s, const P& p) {
    { s.reasons(p) } -> std::same_as<std::vector<std::string>>;
};

}  // namespace upstar
