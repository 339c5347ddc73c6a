// Finds a description of the P-positions of a game from the P-positions alone.
//
// Cases are learnt one by one (Michalski's star method): take a P-position that no case covers yet
// and that satisfies few equations; of all conditions of the vocabulary that hold there, drop one
// after the other, the complicated ones first, as long as no N-position of the table gets in. What
// is left is a short conjunction that is right on the table, and the conjunction covering most
// P-positions becomes a case. The result is then tested on a table of larger stacks, and learnt
// again from more positions where it fails. Nothing is claimed: a pattern is a conjecture, to be
// proved by prove_partition.
#pragma once

#include <optional>

#include "upstar/base/context.h"
#include "upstar/prove/stack_set.h"
#include "upstar/rulesets/circular_rules.h"

namespace upstar {

struct Pattern {
    StackSet set;
    std::uint32_t learnt = 0;           ///< from stacks of at most this size
    std::uint32_t tested = 0;           ///< on stacks of at most this size
    std::optional<Stacks> unexplained;  ///< a P-position no condition tells from all N-positions
    std::optional<Stacks> fails;        ///< a position of the test where the set is wrong

    bool is_found() const { return !unexplained && !fails; }
};

/// Looks at stacks of at most `largest` tokens (0: as many as is quick).
Pattern find_pattern(const CircularRules& rules, std::uint32_t largest, Context& context);

}  // namespace upstar
