// That a strip of Toads and Frogs is worth a whole number, perhaps with a star: a claim that is
// decided by who wins, without the canonical form.
//
//     const StripWorth claim{strip, 3, true};                   // 3*
//     const WorthAnswer answer = decide(claim, context);
//     answer.holds();                                           // nobody wins the difference
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/json.h"
#include "upstar/games/toads/toad_strip.h"
#include "upstar/values/player.h"

namespace upstar::toads {

struct StripWorth {
    ToadStrip strip;
    int n = 0;
    bool star = false;
};

/// "3*", "-1", "*", "0".
std::string worth_name(const StripWorth& claim);

/// The claim that a strip, T, F and . or with powers, is worth such a value. Throws Error (Input),
/// also if there are more than 20 squares, or more than 20 whole moves.
StripWorth strip_worth(std::string_view strip, std::string_view value);

struct WorthAnswer {
    StripWorth claim;
    std::vector<Player> winners;  ///< who wins the difference if they begin

    bool holds() const { return winners.empty(); }
};

WorthAnswer decide(const StripWorth& claim, Context& context);

/// "TT..F = 1", "TT..F is not 0: whoever begins wins the difference".
std::string describe(const WorthAnswer& answer);

/// `{"schema": 1, "strip", "value", "holds", "winners"}`.
Json json_of(const WorthAnswer& answer);
/// Reads it back. Throws Error (Input).
WorthAnswer worth_answer_from_json(const Json& json);

}  // namespace upstar::toads
