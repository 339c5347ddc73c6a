// Flight plans as pictures.
#pragma once

#include <optional>
#include <string>

#include "upstar/games/dots/draw/flight_picture.h"
#include "upstar/games/dots/loony/flight.h"
#include "upstar/games/dots/loony/flight_plan.h"

namespace upstar::dots {

/// With the ground, and the crash if there is one, for a controlled value.
FlightPicture flight_picture(const Flight& flight, std::optional<int> cv = std::nullopt);

FlightPicture flight_picture(const FlightPlan& plan);

}  // namespace upstar::dots
