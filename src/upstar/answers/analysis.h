// All there is to say about one position, as data: what it is worth, who wins it, and its moves
// rated for both players. Front ends only lay it out; analysis_json.h is its one JSON form.
//
//     const Analysis analysis = analyse(konane->parse("xoxo|oxox"), evaluators);
//     if (analysis.value) ... analysis.advice_of(Player::Left).moves.front() ...
//
// What the limits did not allow is left out, and `limit` says which of them it was. Positions of
// scoring games have a margin instead of a value and an outcome.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/answers/advice.h"
#include "upstar/base/remedy.h"
#include "upstar/values/dyadic.h"

namespace upstar {

struct Component {
    PositionPtr position;
    std::optional<Game> value{};
};

struct Analysis {
    PositionPtr position;
    std::array<Advice, 2> advice;      ///< by player; the same twice unless the game is partizan
    std::optional<Game> value{};       ///< a nimber of an impartial game
    std::optional<Outcome> outcome{};  ///< not of scoring games
    std::optional<std::int32_t> margin{};  ///< of scoring games: that of the player to move
    std::optional<Dyadic> mean{};          ///< this and the next two are known with the value
    std::optional<Dyadic> temperature{};
    std::optional<std::array<Dyadic, 2>> stops{};  ///< by the player who begins
    std::vector<Component> components{};           ///< one alone if the position does not split
    Reason limit{};  ///< what ended the search too early; empty if nothing did

    const Advice& advice_of(Player player) const { return advice[player == Player::Left ? 0 : 1]; }
    bool is_partizan() const { return position->kind() == PositionKind::Partizan; }
    bool is_scoring() const { return position->kind() == PositionKind::Scoring; }
    /// Whether at least the outcome, or the margin, was found.
    bool is_decided() const { return is_scoring() ? margin.has_value() : outcome.has_value(); }
};

/// The time (0: none) is shared by both players. Reasons are given in the voice of the mover.
/// Throws Error if cancelled.
Analysis analyse(const PositionPtr& position, Evaluators& evaluators,
                 std::chrono::milliseconds time = std::chrono::milliseconds(0));

}  // namespace upstar
