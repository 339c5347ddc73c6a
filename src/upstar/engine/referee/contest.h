// The referee: two contestants play a match by the clock. Whoever makes no legal move in time
// loses; and the referee may end what is decided, by exact answers.
//
//     const Contest held = hold(match, {*left, *right}, settings, evaluators);
//     contest_record(held)   // which answers/record.h reads back
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

#include "upstar/base/json.h"
#include "upstar/engine/referee/contestant.h"

namespace upstar {

struct ContestSettings {
    std::chrono::milliseconds clock = std::chrono::seconds(60);  ///< of each, for the whole match
    std::chrono::milliseconds increment{0};                      ///< added after each turn
    /// From this turn on a match is ended by whoever wins it, both playing their best, as soon as
    /// that is known; 0: it is played to its end.
    std::size_t adjudicate = 0;
    std::chrono::milliseconds time_to_judge = std::chrono::seconds(5);  ///< each time
};

struct Contest {
    enum class End : std::uint8_t { Played, Failed, Adjudicated };

    Match match;
    std::array<std::string, 2> names;  ///< of Left and Right
    End end = End::Played;
    std::optional<Player> winner{};    ///< nobody where the points are equal
    std::optional<Failure> failure{};  ///< of the loser
    std::string remark{};              ///< how it ended, a sentence without its full stop
    Clocks left{};                     ///< of the clocks, at the end
};

/// Left's contestant first. Throws Error (Cancelled).
Contest hold(Match match, const std::array<Contestant*, 2>& contestants,
             const ContestSettings& settings, Evaluators& evaluators);

/// The record, with how it ended as a remark.
std::string contest_record(const Contest& contest);

/// `{"schema", "type": "Contest", "game", "parameters", "position", "first", "left", "right",
/// "winner", "end": "played", "failed" or "adjudicated", "failure", "remark", "points", "turns",
/// "clock", "record"}`.
Json json_of(const Contest& contest);

}  // namespace upstar
