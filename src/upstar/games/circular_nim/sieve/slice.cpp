#include "upstar/games/circular_nim/sieve/slice.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/sieve/invariance.h"

namespace upstar::circular_nim {
namespace {

constexpr std::uint64_t kSmallCube = 300'000;  // positions

std::uint32_t small_bound(const Cube& cube) {
    std::uint32_t most = 1;
    while (most < cube.most() && Cube(cube.rules(), most + 1).positions() <= kSmallCube) ++most;
    return std::min(most, cube.most());
}

}  // namespace

Slice sieve_slice(Context& context, const Cube& cube) {
    const std::uint32_t n = cube.rules().stacks;
    if (!cube.rules().circle || n < 4)
        throw Error(ErrorKind::Input, "a slice is of a circle of at least four stacks");
    SieveOptions options;
    options.layers = 1;
    const PPositions layer = sieve(context, cube, options);

    // By the highest stack. Each position counts n / z, in parts of the least common multiple.
    std::uint64_t parts = 1;
    for (std::uint64_t z = 2; z <= n; ++z) parts = std::lcm(parts, z);
    std::vector<std::uint64_t> by_highest(cube.most() + 1);
    layer.for_each([&](const Stacks& p) {
        const auto empty = static_cast<std::uint64_t>(std::count(p.begin(), p.end(), 0u));
        by_highest[*std::max_element(p.begin(), p.end())] += n * (parts / empty);
    });

    Slice slice;
    std::uint64_t up_to = 0;
    for (std::uint32_t highest = 0; highest <= cube.most(); ++highest) {
        up_to += by_highest[highest];
        slice.raised += up_to / parts;  // raised by most - highest at most
    }
    slice.with_empty_stack = up_to / parts;
    slice.looked_at = small_bound(cube);
    slice.raise_fails =
        where_shift_fails(sieve(context, Cube(cube.rules(), slice.looked_at)), Stacks(n, 1));
    return slice;
}

}  // namespace upstar::circular_nim
