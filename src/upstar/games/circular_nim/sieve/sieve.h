// All P-positions of a game of Circular Nim with stacks up to a bound.
//
//     Context context;
//     const PPositions set = sieve(context, {6, 2}, 15);    // CN(6,2), stacks up to 15
//     set.count();                                          // 52024
//     set.contains({1, 1, 1, 1, 1, 1});
//     set.for_each([](const Stacks& p) { ... });
//
// The positions are labelled: rotations and reflections of a position count as others. The whole
// cube is sieved, row by row (sieve_shape.h tells how); nothing is assumed about the answer, such
// as that adding one token to every stack keeps a P-position one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/sieve/cube.h"

namespace upstar::circular_nim {

/// What a sieve will take, known before it begins.
struct SievePlan {
    std::uint64_t positions = 0;
    std::uint64_t bytes = 0;  ///< besides 8 for each P-position, if they are kept
    double seconds = 0;       ///< roughly, of one core
    unsigned threads = 1;     ///< that have something to do
};
SievePlan plan_sieve(const Cube& cube, unsigned threads = 0);

struct SieveOptions {
    unsigned threads = 0;  ///< 0: all cores
    bool keep = true;      ///< whether the positions are wanted, or only how many there are
    std::uint32_t layers = UINT32_MAX;  ///< how many layers are wanted, the first ones

    /// The first layers of an earlier run: the numbers of the P-positions in which the first stack
    /// is 0, 1, ...; on boards of at most three stacks all are one layer.
    std::vector<std::vector<std::uint64_t>> begun = {};
    /// Takes the layers as they are finished, in order, one at a time, on any thread.
    std::function<void(std::size_t layer, std::span<const std::uint64_t> numbers)> layer_done = {};
};

class PPositions {
public:
    PPositions(const Cube& cube, std::vector<std::vector<std::uint64_t>> layers,
               std::uint64_t count);

    const Cube& cube() const { return cube_; }
    std::uint64_t count() const { return count_; }

    /// These three require that the positions were kept.
    bool contains(const Stacks& stacks) const;
    void for_each(const std::function<void(const Stacks&)>& visit) const;  ///< in order
    std::vector<Stacks> all() const;

private:
    Cube cube_;
    std::vector<std::vector<std::uint64_t>> layers_;
    std::uint64_t count_;
};

/// Throws Error (Limit) if the memory limit is too low for a sieve, naming what it needs.
void check_fits(const Context& context, const Cube& cube, unsigned threads = 0);

/// Throws what check_fits does before any work, and when the context says so.
PPositions sieve(Context& context, const Cube& cube, const SieveOptions& options = {});

/// The number of layers that `begun` and `layer_done` count.
std::size_t sieve_layers(const Cube& cube);

}  // namespace upstar::circular_nim
