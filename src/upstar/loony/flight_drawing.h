// Flight plans as pictures.
#pragma once

#include <optional>
#include <string>

#include "upstar/draw/flight_picture.h"
#include "upstar/loony/flight.h"
#include "upstar/loony/flight_plan.h"

namespace upstar {

/// With the ground, and the crash if there is one, for a controlled value.
FlightPicture flight_picture(const Flight& flight, std::optional<int> cv = std::nullopt);

FlightPicture flight_picture(const FlightPlan& plan);

}  // namespace upstar
