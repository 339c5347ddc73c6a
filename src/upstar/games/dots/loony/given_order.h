// The order in which a user wants the pieces of a loony endgame opened, and the plan it makes.
//
//     AB, A, 10-chain        12, 3, 21
//
// A piece is named as in piece_names.h, as it is called when its turn comes, or by the number of
// one of its coins. Opening a piece may take others along, which are passed over where they stand
// in the order; what the order leaves is opened as plan_flight would.
#pragma once

#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/loony/flight_plan.h"
#include "upstar/games/dots/loony/loony_value.h"

namespace upstar::dots {

/// Requires what plan_flight does. Throws Error (Input), with an offset into `order`, for a name or
/// a coin that no piece has.
FlightPlan ordered_plan(const CoinGraph& graph, const std::string& order, LoonyValues& values,
                        Context* context = nullptr);

}  // namespace upstar::dots
