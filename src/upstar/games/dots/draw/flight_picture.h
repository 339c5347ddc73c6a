// Pictures of flights: Left's net score in a loony endgame of Dots-and-Boxes, move by move, as in
// Figure 7 of Berlekamp and Scott, Forcing Your Opponent to Stay in Control.
//
// Moves run to the right, the altitude upwards. Vertical lines divide the flight into its pieces,
// named along the top; the ground is drawn where the plane would crash, and so is the crash.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace upstar::dots {

struct FlightPicture {
    struct Segment {
        std::string name;
        std::size_t moves = 0;
    };
    std::string title;
    std::vector<int> altitudes;     ///< at take-off and after each move
    std::vector<Segment> segments;  ///< whose moves are all the moves
    std::optional<int> ground;
    std::optional<std::size_t> crash;  ///< an index into `altitudes`
};

// Each requires at least one altitude.

std::string flight_svg(const FlightPicture& picture);

/// For a terminal: a long flight is drawn in several strips of 78 columns, or of one long piece.
std::string flight_text(const FlightPicture& picture, bool ascii = false);

}  // namespace upstar::dots
