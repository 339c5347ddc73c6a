// What is to be proved of a set S so that it is the set of P-positions, as SMT-LIB 2 scripts, each
// of which must be unsatisfiable:
//
//     (I)   no move leads from S into S: one script for each case and window;
//     (II)  every position outside S has a move into S: one script, which says of a position
//           outside S that none of the given moves leads from it into S.
//
// Every move removes a token, so play ends, and a final position is in S by (II); so (I) and (II)
// suffice (the partition theorem). Symmetries map moves to moves and S to itself. Hence (I) may
// read the position as the case is written, and (II) may choose an image of the position
// (`turning`): on a circle it begins with the largest stack and turns the larger of its neighbours
// to the right.
//
// (II) as it stands has a quantifier alternation; with moves given as formulas it has none, and the
// moves are found while proving. That is both faster and easier to check. Nim sums of stacks of all
// sizes are treated as bouton.h says.
#pragma once

#include <string>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/sets/smt_text.h"
#include "upstar/games/circular_nim/sets/stack_set.h"
#include "upstar/games/circular_nim/sets/winning_move.h"
#include "upstar/games/circular_nim/theorems/bouton.h"

namespace upstar::circular_nim {

struct Obligation {
    std::string name;
    std::string script;
    std::size_t window = 0;  ///< of (I): where the move is

    friend bool operator==(const Obligation&, const Obligation&) = default;
};

/// A claim that a set is the set of P-positions: of all stack sizes if bits = 0, else of stacks
/// below 2^bits.
struct Claimed {
    CircularRules rules;
    StackSet set;
    unsigned bits = 0;
    bool no_empty_stacks = false;  ///< only positions without them are asked about

    /// Nim sums are predicates that the solver knows nothing of.
    bool has_opaque_nim_sums() const { return bits == 0 && set.has_nim_sums(); }
};

/// "CN(5,2), all stack sizes", "CN(6,4), stacks < 2^5".
std::string scope_name(const Claimed& claim);
/// "all stack sizes", "stacks < 2^5".
std::string scope(const Claimed& claim);

std::vector<Obligation> stay_out_obligations(const Claimed& claim);
Obligation way_in_obligation(const Claimed& claim, const Reduction& reduction,
                             const std::vector<WinningMove>& moves);

/// Declares the stacks, as (II) may read them.
std::string sorted_position(const Claimed& claim);

/// The beginning of (II), without moves; and what a move adds.
std::string way_in_head(const Claimed& claim, const Reduction& reduction);
std::string without_move(const Claimed& claim, const Reduction& reduction, const WinningMove& move);

/// The names of the stacks in the scripts, before the move and after it.
Names stack_names(const CircularRules& rules);

}  // namespace upstar::circular_nim
