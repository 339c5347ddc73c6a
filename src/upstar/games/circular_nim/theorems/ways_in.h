// The ways into a set, each with what must hold for it to be one: the position is in the set, in
// some case and some reading, or a formula for a move leads there.
//
// What must hold is a conjunction of atoms about the stacks before the move, with the formulas put
// in for the new stacks. A minimum that may be attained by several terms, or a stack that may lose
// something or nothing, makes several ways of one formula, so that no way has a disjunction.
#pragma once

#include <optional>
#include <vector>

#include "upstar/games/circular_nim/sets/smt_text.h"
#include "upstar/games/circular_nim/theorems/obligations.h"

namespace upstar::circular_nim {

/// form + sign * (dividend mod modulus) <= 0, or form <= 0 if sign = 0. What is divided has
/// coefficients and a constant from 0 to modulus - 1.
struct Atom {
    LinearForm form;
    int sign = 0;
    LinearForm dividend = {};
    std::int64_t modulus = 0;

    bool holds(const Stacks& stacks) const;

    friend bool operator==(const Atom&, const Atom&) = default;
};

/// As a term of SMT-LIB 2.
std::string smt_term(const Atom& atom, const Names& names);

/// A leaf of a strategy: the position is in the set, or the stacks of a window become others.
struct WayIn {
    std::optional<std::size_t> window;  ///< none: it is in the set
    std::vector<LinearForm> stacks;     ///< of the window after the move, in order
    std::size_t target = 0;             ///< the case
    Image image;                        ///< how it is read

    /// The position that it leads to, if the numbers there are natural ones.
    std::optional<Stacks> leads_to(const CircularRules& rules, const Stacks& position) const;
};

struct ConditionalWay {
    WayIn way;
    std::vector<Atom> atoms;
};

/// Those into the set first, then the moves as they are listed. Where there are nim sums, all that
/// is known of them is that they are 0 for the numbers `zero`, which the moves may use: forms in
/// the stacks and, as one more variable, a number of which stack_name(n) is the name.
std::vector<ConditionalWay> ways_in(const Claimed& claim, const std::vector<WinningMove>& moves,
                                    const std::vector<LinearForm>& zero = {});

}  // namespace upstar::circular_nim
