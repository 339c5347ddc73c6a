// Why a > 1 adds nothing to half of the variations.
//
// Let a move take a or more, or exactly a, from every stack that it touches (V1, V2, V4; V5 and V6
// too if it touches one stack only). Divide the stacks by a and round down. A move makes the
// quotient of each stack that it touches smaller, by exactly one where exactly a is taken; and
// every such change of quotients is a move, which takes multiples of a. So the options of a
// position have the quotients that the options of its quotient have in the game with a = 1, and by
// induction both positions have the same nim value.
#pragma once

#include <optional>

#include "upstar/games/circular_nim/rules/circular_rules.h"

namespace upstar::circular_nim {

/// The game with a = 1 whose nim value at the stacks divided by a, rounded down, is this game's.
inline std::optional<CircularRules> quotient_game(CircularRules rules) {
    if (rules.window == 1 && rules.removal == Removal::AtLeastInTotal)
        rules.removal = Removal::AtLeastFromEach;
    if (rules.window == 1 && rules.removal == Removal::ExactlyInTotal)
        rules.removal = Removal::FixedFromEach;
    if (rules.removal == Removal::AtLeastInTotal || rules.removal == Removal::ExactlyInTotal)
        return std::nullopt;
    rules.amount = 1;
    return rules;
}

}  // namespace upstar::circular_nim
