// A loony endgame with the opener's plan: its pieces and altitudes, what it proves, the certificate
// of that. A limit that ends the work leaves the first pieces of the theory's plan.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/error.h"
#include "upstar/games/dots/draw/flight_picture.h"
#include "upstar/games/dots/loony/certificate.h"
#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/flight.h"
#include "upstar/games/dots/loony/flight_plan.h"
#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

/// A piece of the plan, and how the plane flies through it.
struct FlightLeg {
    PlannedPiece planned;
    int net = 0;       ///< what Left gains by it
    int altitude = 0;  ///< after it
    int lowest = 0;    ///< on the way, with both ends
};

struct PlannedEndgame {
    WrittenEndgame endgame;
    ControlledValue controlled;
    std::optional<FlightPlan> plan;    ///< nothing if a limit was reached,
    std::optional<Error> limit;        ///< which is this;
    std::vector<PlannedPiece> pieces;  ///< then these are the first of a plan, else all
    Flight flight;                     ///< through the pieces

    std::vector<FlightLeg> legs() const;
};

/// Throws Error (Input) if the graph is no loony endgame that has a plan, and what the context
/// throws where not even one piece was planned.
PlannedEndgame plan_endgame(const CoinGraph& graph, Context& context);

/// The same with the pieces in a given order (given_order.h).
PlannedEndgame plan_endgame(const CoinGraph& graph, const std::string& order, Context& context);

FlightPicture picture(const PlannedEndgame& planned);

/// What the plan shows, a sentence each. Requires a plan.
std::vector<std::string> verdict(const PlannedEndgame& planned);

/// The certificate as text; the check of certificate_check.h accepts it. Requires a plan. Throws
/// Error (Input) if the value is not the controlled value, Error (Limit) if the check cannot
/// follow.
std::string checked_certificate(const PlannedEndgame& planned, Context& context);

}  // namespace upstar::dots
