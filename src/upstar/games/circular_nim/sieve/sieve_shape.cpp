#include "upstar/games/circular_nim/sieve/sieve_shape.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <tuple>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/games/circular_nim/sieve/removals.h"

namespace upstar::circular_nim {
namespace {

constexpr std::size_t kLeastCoordinates = 3;

}  // namespace

SieveShape::SieveShape(const Cube& cube) : row_bits(cube.most() + 1) {
    const std::size_t last = cube.rules().stacks - 1;
    const std::size_t coordinates = std::max(kLeastCoordinates, last);
    const std::size_t idle = coordinates - last;
    extent.assign(coordinates, row_bits);
    std::fill_n(extent.begin(), idle, 1u);
    stride.assign(coordinates, 1);
    for (std::size_t i = coordinates - 1; i-- > 0;) {
        if (stride[i + 1] > std::numeric_limits<std::size_t>::max() / 64 / extent[i + 1])
            throw Error(
                ErrorKind::Limit,
                "this cube is too large for the memory of any machine: take smaller stacks");
        stride[i] = stride[i + 1] * extent[i + 1];
    }

    more = removals_of(cube.rules(), 1).more;
    if (!more) {
        // One trace serves all windows: the P-positions alone.
        Trace trace;
        trace.first = std::min(idle, coordinates - 2);
        traces.push_back(trace);
    }
    for (const StackMask window : windows_of(cube.rules())) {
        std::vector<std::size_t> inside;
        for (std::size_t i = 0; i < last; ++i)
            if ((window >> i & 1) != 0) inside.push_back(i + idle);
        const auto size = static_cast<std::uint32_t>(std::popcount(window));
        add_window(inside, (window >> last & 1) != 0, removals_of(cube.rules(), size).least);
    }
    finish();
}

void SieveShape::add_window(const std::vector<std::size_t>& coordinates, bool has_bits,
                            const std::vector<std::vector<std::uint32_t>>& least) {
    if (more && !coordinates.empty()) {
        Trace trace;
        trace.first = std::min(coordinates.front(), extent.size() - 2);
        trace.grows = coordinates;
        trace.grows_in_row = has_bits;
        traces.push_back(trace);
    }
    for (const std::vector<std::uint32_t>& removal : least) {
        Look look;
        look.trace = traces.size() - 1;
        look.down.assign(extent.size(), 0);
        for (std::size_t i = 0; i < coordinates.size(); ++i) look.down[coordinates[i]] = removal[i];
        look.bits = has_bits ? removal.back() : 0;
        look.in_run = std::all_of(look.down.begin(), look.down.end() - 1,
                                  [](std::uint32_t d) { return d == 0; });
        const bool in_row = look.in_run && look.down.back() == 0;
        if (in_row) {
            own_step = look.bits;
        } else {
            looks.push_back(look);
        }
    }
}

void SieveShape::finish() {
    if (!more) {
        // Windows that overlap have removals in common.
        const auto key = [](const Look& look) { return std::tie(look.down, look.bits); };
        std::sort(looks.begin(), looks.end(),
                  [&](const Look& a, const Look& b) { return key(a) < key(b); });
        looks.erase(std::unique(looks.begin(), looks.end(),
                                [&](const Look& a, const Look& b) { return key(a) == key(b); }),
                    looks.end());
    }
    looks_are_growth = more;
    reach = more ? 1 : 0;
    for (const Look& look : looks) {
        looks_are_growth =
            looks_are_growth && look.bits == 0 &&
            std::accumulate(look.down.begin(), look.down.end(), std::uint32_t{0}) == 1;
        reach = std::max(reach, look.down[1]);
    }
    for (std::size_t t = 0; t < traces.size(); ++t) {
        Trace& trace = traces[t];
        trace.rows = stride[trace.first];
        for (const Look& look : looks) {
            if (look.trace != t) continue;
            // A slice may be written over by the one that looks back to it, unless the look goes
            // to a row of it that was written over before.
            const bool elsewhere =
                std::any_of(look.down.begin() + static_cast<std::ptrdiff_t>(trace.first) + 1,
                            look.down.end() - 1, [](std::uint32_t d) { return d > 0; });
            trace.slots =
                std::max<std::size_t>(trace.slots, look.down[trace.first] + (elsewhere ? 1 : 0));
        }
    }
}

std::uint64_t SieveShape::shared_rows() const {
    std::uint64_t rows = 0;
    for (const Trace& trace : traces)
        if (trace.is_shared()) rows += std::uint64_t{trace.rows} * trace.slots;
    return rows;
}

std::uint64_t SieveShape::rows_of_a_thread() const {
    std::uint64_t rows = row_bits;
    for (const Trace& trace : traces)
        if (!trace.is_shared()) rows += std::uint64_t{trace.rows} * trace.slots;
    return rows;
}

std::uint64_t SieveShape::operations() const {
    std::uint64_t operations = looks_are_growth ? 0 : looks.size();
    for (const Trace& trace : traces) operations += 2 + trace.grows.size();
    return operations;
}

}  // namespace upstar::circular_nim
