// Why a position is in a set of P-positions, or why not, and by which formula one moves into it.
//
// A position is in the set if some case fits some reading of it: from one of its stacks, in one of
// the directions. So one reading shows that it is; and of a position that is not, each case has a
// reading that comes nearest, in which the fewest conditions fail.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/sets/stack_set.h"
#include "upstar/games/circular_nim/sets/winning_move.h"

namespace upstar::circular_nim {

/// A position as a case sees it.
struct Reading {
    std::size_t one = 0;               ///< the case
    Stacks seen;                       ///< the stacks in the order in which they are read
    std::vector<std::size_t> failing;  ///< conditions of the case
};

struct FormulaMove {
    WinningMove formula;
    Stacks after;
};

struct Membership {
    /// The one that shows that the position is in the set, or the nearest of each case.
    std::vector<Reading> readings;
    /// A move into the set, where a formula is found for one.
    std::optional<FormulaMove> move{};

    bool is_in() const { return readings.size() == 1 && readings.front().failing.empty(); }
};

Membership membership_of(const CircularRules& rules, const StackSet& set, const Stacks& position);

/// In lines. The stacks of the position are called A, B, C in formulas of moves, since the letters
/// of a case depend on the reading.
std::vector<std::string> membership_text(const StackSet& set, const Stacks& position,
                                         const Membership& membership);

}  // namespace upstar::circular_nim
