#include "upstar/games/dots/loony/flight_drawing.h"

namespace upstar::dots {

FlightPicture flight_picture(const Flight& flight, std::optional<int> cv) {
    FlightPicture picture;
    picture.title = "Flight of " + std::to_string(flight.pieces.size()) + " pieces";
    picture.altitudes = flight.altitude;
    for (std::size_t i = 0; i < flight.pieces.size(); ++i)
        picture.segments.push_back({flight.pieces[i].name, flight.start[i + 1] - flight.start[i]});
    if (cv) {
        picture.ground = -*cv;
        picture.crash = crash(flight, *cv);
        picture.title += ", the ground at " + std::to_string(-*cv);
        if (picture.crash == 0u)
            picture.title += ", above the take-off";
        else if (picture.crash)
            picture.title +=
                ", crashing in " + flight.pieces[move_at(flight, *picture.crash).piece].name;
    }
    return picture;
}

FlightPicture flight_picture(const FlightPlan& plan) {
    return flight_picture(plan.flight(), plan.cv);
}

}  // namespace upstar::dots
