#include "upstar/games/dots/loony/flight.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace upstar::dots {
namespace {

void climb(std::vector<int>& altitude, int step, int times = 1) {
    for (int i = 0; i < times; ++i) altitude.push_back(altitude.back() + step);
}

void decline(std::vector<int>& altitude, const FlightPiece& piece) {
    const int deals = piece.is_loop ? 2 : 1;
    climb(altitude, 0);
    climb(altitude, -1, piece.length - 2 * deals);
    climb(altitude, 0);
    climb(altitude, +2, deals);
}

// The last string of a loop frees two coins at once, that of a chain one.
void take_all(std::vector<int>& altitude, const FlightPiece& piece) {
    climb(altitude, 0);
    climb(altitude, -1, piece.is_loop ? piece.length - 2 : piece.length);
    if (piece.is_loop) climb(altitude, -2);
}

}  // namespace

int Flight::lowest() const { return *std::min_element(altitude.begin(), altitude.end()); }

Flight fly(std::vector<FlightPiece> pieces, bool ends_the_game) {
    Flight flight;
    flight.pieces = std::move(pieces);
    for (std::size_t i = 0; i < flight.pieces.size(); ++i) {
        const bool is_last = ends_the_game && i + 1 == flight.pieces.size();
        (is_last ? take_all : decline)(flight.altitude, flight.pieces[i]);
        flight.start.push_back(flight.altitude.size() - 1);
    }
    return flight;
}

FlightMove move_at(const Flight& flight, std::size_t at) {
    assert(at >= 1 && at < flight.altitude.size());
    const auto after = std::lower_bound(flight.start.begin(), flight.start.end(), at);
    const auto piece = static_cast<std::size_t>(after - flight.start.begin()) - 1;
    return {piece, static_cast<int>(at - flight.start[piece])};
}

std::optional<std::size_t> crash(const Flight& flight, int cv) {
    for (std::size_t i = 0; i < flight.altitude.size(); ++i)
        if (flight.altitude[i] < -cv) return i;
    return std::nullopt;
}

std::vector<Bump> bumps(const std::vector<int>& altitude) {
    const std::size_t size = altitude.size();
    std::vector<int> before(altitude);  // the highest point so far, and from here on
    std::vector<int> after(altitude);
    for (std::size_t i = 1; i < size; ++i) before[i] = std::max(before[i], before[i - 1]);
    for (std::size_t i = size - 1; i-- > 0;) after[i] = std::max(after[i], after[i + 1]);

    std::vector<Bump> found;
    for (std::size_t i = 0; i < size; ++i) {
        const int depth = std::min(before[i], after[i]) - altitude[i];
        if (depth == 0) continue;
        Bump bump{depth, i, i, i};
        while (altitude[bump.begin] < altitude[i] + depth) --bump.begin;
        while (altitude[bump.end] < altitude[i] + depth) ++bump.end;
        // Those with the same rim are parts of one bump; its lowest point is its turn.
        if (!found.empty() && bump.begin < found.back().end) {
            if (depth > found.back().size) found.back() = bump;
        } else {
            found.push_back(bump);
        }
    }
    return found;
}

std::vector<Bump> blips(const std::vector<int>& altitude) {
    std::vector<int> mirrored(altitude);
    for (int& n : mirrored) n = -n;
    return bumps(mirrored);
}

int largest_bump(const std::vector<int>& altitude) {
    int largest = 0;
    for (const Bump& bump : bumps(altitude)) largest = std::max(largest, bump.size);
    return largest;
}

}  // namespace upstar::dots
