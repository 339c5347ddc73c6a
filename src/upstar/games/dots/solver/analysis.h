// All there is to say about a position: what a player sees (survey.h), Nimstring, the controlled
// value and a plan for the opener, and the exact margin of every move, as far as the time allows.
//
// What is cheap comes first, and each part has its own share of the time. A part that finds nothing
// says why; the rest of the analysis stands. Where the margin is out of reach there are still
// bounds, with the reason that proves them.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/remedy.h"
#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/flight_plan.h"
#include "upstar/games/dots/solver/exact_margins.h"
#include "upstar/games/dots/solver/nimstring.h"
#include "upstar/games/dots/solver/survey.h"

namespace upstar::dots {

struct DotsAnalysis {
    DotsSurvey survey;

    std::optional<NimstringValue> nimstring;
    std::vector<int> zero_moves;  ///< strings that win Nimstring, whose value is then not 0
    Reason no_nimstring;          ///< why it is not known

    Contracted rest;                            ///< what is left after the captures
    std::optional<ControlledValue> controlled;  ///< of the rest, if it is a loony endgame
    Reason no_controlled;                       ///< why there is none
    std::optional<FlightPlan> plan;             ///< for whoever has to open the rest
    Reason no_plan;

    std::optional<int> value;  ///< the margin of the player to move, from here on
    int least = 0;             ///< least <= value <= most
    int most = 0;
    std::string bounds_reason;  ///< why, where they differ
    Reason limit;               ///< what kept the value out of reach

    std::vector<DotsMove> moves;  ///< with the value; the best first
    /// What it costs to win Nimstring, where that can be won and all is known.
    std::optional<int> control_cost;
    std::vector<int> line;  ///< strings, to the end of the game, if there are not too many
};

struct AnalysisLimits {
    std::chrono::milliseconds time{0};  ///< for all; 0: none
    unsigned threads = 1;
};

/// Throws nothing: at a limit, and when it is cancelled, the rest of the analysis stands. No other
/// TimeLimit may run on the context.
DotsAnalysis analyse(const CoinGraph& graph, Context& context, const AnalysisLimits& limits);

}  // namespace upstar::dots
