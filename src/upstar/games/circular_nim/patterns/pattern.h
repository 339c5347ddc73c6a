// Finds a description of the P-positions of a game from the P-positions alone.
//
// Cases are learnt from all positions with small stacks and tested on larger ones. Where the test
// fails, the positions at which it fails are learnt as well, and so on. Where that finds nothing
// and one more token on every stack seems to change nothing, the slice with an empty stack is
// learnt and raised (raised_set.h). Nothing is claimed: a pattern is a conjecture, to be proved by
// prove_partition.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/sets/stack_set.h"

namespace upstar::circular_nim {

struct Pattern {
    StackSet set;
    std::uint32_t learnt = 0;           ///< from all positions with stacks of at most this size
    std::size_t corrections = 0;        ///< and from so many more, up to symmetry
    std::uint32_t tested = 0;           ///< on stacks of at most this size
    std::optional<Stacks> unexplained;  ///< a P-position no condition tells from all N-positions
    std::optional<Stacks> fails;        ///< a position of the test where the set is wrong

    bool is_found() const { return !unexplained && !fails; }
};

/// What keeps a pattern from being one. Requires one that is not found.
std::string shortcoming(const Pattern& pattern);

/// A game has at most this many stacks here.
inline constexpr std::uint32_t kMostPatternStacks = 10;

/// Throws Error (Input) unless 1 <= window <= stacks <= kMostPatternStacks.
void require_describable(const CircularRules& rules);

/// Looks at stacks of at most `largest` tokens (0: as many as is quick).
Pattern find_pattern(const CircularRules& rules, std::uint32_t largest, Context& context);

}  // namespace upstar::circular_nim
