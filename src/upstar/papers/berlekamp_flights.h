// Checks of claims on controlled values and flights: on one endgame each, to be tried on many.
#pragma once

#include <string>

#include "upstar/papers/berlekamp_endgames.h"

namespace upstar {

/// Where the sentence that defines loony endgames is true, every move leaves the opponent the
/// choice between all coins and all but the last 2 or 4; with the clause it lacks, or as printed.
/// Tries small graphs that need not be loony.
Check loony_sentence(bool as_printed, Trials trials);

/// cv <= v, 0 <= v, and v is even if the number of coins is.
Fault value_is_in_bounds(const dots::CoinGraph& graph, dots::LoonyValues& values);

/// The formula is what Right scores if he stays in control to the last piece or the one before.
Fault formula_is_kept_control(const dots::CoinGraph& graph, dots::LoonyValues& values);

/// The same, unless p has a quarter and there are two independent chains of 3 or more: there the
/// formula is at most v.
Fault formula_is_kept_control_without_quarters(const dots::CoinGraph& graph,
                                               dots::LoonyValues& values);

/// No loop of 4 to 7 coins has two joints.
Fault moderate_loops_have_one_joint(const dots::CoinGraph& graph, dots::LoonyValues& values);

/// Where v = cv, and only there, Left has a flight plan that proves it by a certificate.
Fault plans_prove_equality(const dots::CoinGraph& graph, dots::LoonyValues& values);

/// With joints and nothing moderate, v = cv.
Fault landing_is_safe(const dots::CoinGraph& graph, dots::LoonyValues& values);

/// Beside a huge loop, the flight through all bracelets has no bump of more than 10.
Fault bracelets_are_smooth(const dots::CoinGraph& graph, dots::LoonyValues& values);

/// No loop avoids both the ground and the loops of a heaviest set.
Fault rest_is_forest(const dots::CoinGraph& graph, dots::LoonyValues& values);

/// The detachment of trees plays as many moderate chains as possible.
Fault detachment_plays_most(const dots::CoinGraph& graph, dots::LoonyValues& values);

/// If the theorem applies to G, an H on the way of the plan, and any K, then v = cv; with the
/// clauses that it lacks, or as printed.
EndgameTest theorem_holds(bool as_printed);

/// If cv(K) >= c/2 for the loops K of a heaviest set, then v = cv.
Fault old_condition_suffices(const dots::CoinGraph& graph, dots::LoonyValues& values);

/// If cv >= 10, then v = cv.
Fault ten_suffices(const dots::CoinGraph& graph, dots::LoonyValues& values);

}  // namespace upstar
