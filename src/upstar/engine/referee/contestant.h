// Whoever plays in a contest: a program that is asked over pipes, or the machine itself.
//
// A program is told how the match stands in one line of JSON, and answers by one line, a move. So
// it needs no memory: each question tells all.
//
//     {..., "type": "Moves", "game", "parameters", "position", "player", "points", "moves",
//      "turn": 3, "clock": {"left": 12.5, "right": 60}}
//
// As of answers, "moves" are all that are legal, each with its name and where it leads.
#pragma once

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "upstar/answers/match.h"
#include "upstar/search/evaluators.h"

namespace upstar {

/// What is left of each player's time, Left's first.
using Clocks = std::array<std::chrono::milliseconds, 2>;

/// How somebody loses who made no legal move.
enum class Failure : std::uint8_t { OutOfTime, IllegalMove, Ended, TooLong };

/// "out of time".
const char* name(Failure failure);

struct Reply {
    std::string move{};  ///< as it was said
    std::optional<Failure> failure{};
    std::string remark{};  ///< how it failed: "exit code 1"
};

class Contestant {
public:
    virtual ~Contestant() = default;

    /// What the record calls it.
    virtual std::string name() const = 0;

    /// The move of who is to move in the match, within what his clock has left. Throws Error
    /// (Cancelled).
    virtual Reply reply(const Match& match, const Clocks& clocks) = 0;
};

/// Starts a contestant: `upstar`, or `upstar:easy` with another level, is the machine, whose chance
/// depends on the seed; anything else is a command of the shell. Throws Error (Input) for a level
/// that there is not.
std::unique_ptr<Contestant> contestant(const std::string& command, std::uint64_t seed,
                                       Evaluators& evaluators);

}  // namespace upstar
