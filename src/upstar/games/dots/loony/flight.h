// Flights: Left's net score, move by move, while Right stays in control.
//
// Berlekamp and Scott see Left, who must open one piece after another, in a plane. Its altitude N
// is the coins Left has taken minus those Right has taken:
//
//     chain of n    0, then n - 2 steps of -1, 0 (the double-deal), +2:        net 4 - n
//     loop of n     0, then n - 4 steps of -1, 0 (two double-deals), +2, +2:   net 8 - n
//     the last      0, then Right takes everything
//
// The ground lies at N = -cv(G). If Right gives up control at N = n, Left can make the result
// 2n + cv(G) or more, so he gains by it only where the plane is below the ground: it has crashed.
// A bump of k is a descent of k followed by an ascent of k, a blip the reverse.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace upstar::dots {

/// A piece that Left opens, at the moment she opens it.
struct FlightPiece {
    bool is_loop = false;
    int length = 0;
    std::string name = {};

    /// What Left gains by it while Right stays in control.
    int net() const { return (is_loop ? 8 : 4) - length; }
    friend bool operator==(const FlightPiece&, const FlightPiece&) = default;
};

struct Flight {
    std::vector<FlightPiece> pieces;
    std::vector<int> altitude = {0};       ///< at take-off and after each move
    std::vector<std::size_t> start = {0};  ///< where each piece starts in `altitude`, and the end

    int final_altitude() const { return altitude.back(); }
    int lowest() const;
};

/// The flight through some pieces in order. If they end the game, Right takes all of the last.
Flight fly(std::vector<FlightPiece> pieces, bool ends_the_game = false);

/// A move of a flight: which piece it belongs to, and its number in it, from 1.
struct FlightMove {
    std::size_t piece = 0;
    int move = 0;
    friend bool operator==(const FlightMove&, const FlightMove&) = default;
};

/// The move that leads to altitude[at]. Requires 1 <= at < altitude.size().
FlightMove move_at(const Flight& flight, std::size_t at);

/// The first point of the flight below -cv, as an index into `altitude`.
std::optional<std::size_t> crash(const Flight& flight, int cv);

/// From altitude[begin] down by `size` to altitude[turn], and up by as much until altitude[end]; a
/// blip is the same upside down. Moves of two coins may overshoot at the end.
struct Bump {
    int size = 0;
    std::size_t begin = 0;
    std::size_t turn = 0;
    std::size_t end = 0;
    friend bool operator==(const Bump&, const Bump&) = default;
};

/// The bumps that lie in no larger one, in order.
std::vector<Bump> bumps(const std::vector<int>& altitude);
std::vector<Bump> blips(const std::vector<int>& altitude);

/// The size of the largest bump; 0 if there is none.
int largest_bump(const std::vector<int>& altitude);

}  // namespace upstar::dots
