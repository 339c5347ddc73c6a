// Why a position is won or lost, for whoever asks.
//
//   - Of an impartial game: the nim values of the parts, their nim sum, and the move that makes it
//     0 (Bouton, Sprague, Grundy).
//   - Of a partizan game: its value and 0 compared; for each player who begins the move that wins,
//     or the one that he would best try and the reply that refutes it; and how the value arises
//     from those of the moves.
//   - Of a scoring game: the margin, and the move that gets it.
//
// And of any game what its own rules or its specialist say.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/answers/analysis.h"
#include "upstar/values/explain.h"

namespace upstar {

struct NimPart {
    PositionPtr position;
    std::uint32_t nim_value;
};

struct NimSum {
    std::vector<NimPart> parts;
    std::uint32_t sum = 0;
};

/// What becomes of the position if this player begins.
struct Beginning {
    Player player;
    std::optional<bool> wins{};       ///< not of scoring games
    std::optional<RatedMove> move{};  ///< a winning move, or the best try; none if there is no move
    std::optional<RatedMove> reply{};  ///< of a try that loses: a winning one
};

/// How the value arises from those of the moves.
struct ValueSteps {
    std::array<std::vector<Game>, 2> options;  ///< their values, by player
    Explanation simplification;
};

struct PositionExplanation {
    Analysis analysis;
    std::vector<std::string> reasons{};   ///< of the game's own rules or its specialist, one a line
    std::vector<Beginning> beginnings{};  ///< of both players, Left first, if the game is partizan
    std::optional<NimSum> nim_sum{};      ///< of an impartial game whose nim values are in reach
    std::optional<NimSum> nim_sum_after{};  ///< after the winning move, if there is one
    std::optional<ValueSteps>
        steps{};  ///< of a partizan game, unless the reasons lead to its value

    const AnyPosition& position() const { return *analysis.position; }
};

/// The time (0: none) bounds the analysis and each reply. Throws Error: Limit if nothing is decided
/// in it, or if cancelled.
PositionExplanation explain_position(const PositionPtr& position, Evaluators& evaluators,
                                     std::chrono::milliseconds time);

}  // namespace upstar
