// Whether a game keeps what it promises, for whoever has written one: what every game of the
// catalog is tested for, tried on positions and all that can be reached from them.
//
//     const GameCheck check = check_game({game->parse("x..o")}, evaluators);
//     check.is_passed();
//     describe(check);    // what was tried on how many positions, what is wrong, what to mend
//
// Values are found by the plain definition, from the moves alone, so that what the rules say
// besides (parts, symmetric positions, negatives) cannot deceive it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "upstar/base/json.h"
#include "upstar/catalog/any_position.h"

namespace upstar {

/// One promise, and the first position that breaks it.
struct GameTrial {
    std::string promise;     ///< "texts read back"
    std::size_t cases = 0;   ///< how often it was tried
    std::string fault = {};  ///< empty: it is kept
    std::string mend = {};   ///< where it is not, what would help
};

struct GameCheck {
    std::string game;
    std::vector<std::string> starts;
    std::size_t positions = 0;  ///< that were looked at
    bool is_all = false;        ///< they are all that can be reached
    std::vector<GameTrial> trials;

    bool is_passed() const;
};

inline constexpr std::size_t kMostChecked = 2000;

/// Looks at most at so many positions, those near the end of play first. A promise that a game does
/// not make is not tried. Requires a position, and all of one game. Throws Error if a limit is
/// reached.
GameCheck check_game(const std::vector<PositionPtr>& starts, Evaluators& evaluators,
                     std::size_t most = kMostChecked);

std::string describe(const GameCheck& check);

/// `{"schema": 1, "game", "starts", "positions", "all", "passed", "trials": [{"promise", "cases",
/// "fault", "mend"}]}`.
Json json_of(const GameCheck& check);

}  // namespace upstar
