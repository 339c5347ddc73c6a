// Games as text, of every game alike: header lines, then numbered turns.
//
//     Game: Konane
//     Position: 4x4
//     With: rules=modern
//     First: Left
//     Left: you
//     Right: upstar, medium, seed 7
//     Result: Right wins
//
//     1. b2
//     2. b3
//     3. d2-b2
//
// Game and Position are needed; With names the parameters that are not the usual ones, First who
// begins (Left without it), Points what Left and Right had scored before (0-0). A move has its
// name, or is the position that it leads to; the moves of one turn are joined by commas, or follow
// one another. Turns may stand on one line, and their numbers may be left out; where they stand
// they are checked. A line that begins with # is a remark. Who knows the game also reads records
// without a header, as Dots-and-Boxes has them: the position, then the turns,
//
//     3x3 1. a1b1 2. c2c3 3. b1b2,a1a2,b2b3
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "upstar/answers/match.h"
#include "upstar/catalog/catalog.h"

namespace upstar {

struct Record {
    Match match;
    std::array<std::string, 2> players{};  ///< by player: who it was; empty if that is not told
};

/// Ends with a newline. "Result" is told where the game is over.
std::string record_text(const Record& record);

/// Whether a text has the form of a record rather than of a position: a header, or numbered turns
/// behind a position.
bool looks_like_record(std::string_view text);

/// Reads a record, with or without a header; without one requires `game`. Throws Error (Input) that
/// names the line, with the offset in `text`; also where the record is of another game than `game`,
/// or says of a finished game that somebody else won.
Record parse_record(const Catalog& catalog, std::string_view text, RulesetPtr game = nullptr);

/// "Left wins", "Right wins by 3 boxes", "a draw". Requires a match that is over.
std::string result_text(const Match& match);

/// A move as a record has it: its name, or the position that it leads to where that is not clear.
std::string move_text(const PlayedMove& played);
/// The moves of a turn, joined by commas.
std::string turn_text(const Turn& turn);

}  // namespace upstar
