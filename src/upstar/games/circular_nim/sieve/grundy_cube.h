// Nim values of all positions of a small cube, by mex, without any theory.
#pragma once

#include <cstdint>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/sieve/cube.h"

namespace upstar::circular_nim {

class GrundyCube {
public:
    /// Throws Error (Limit) at once if the memory limit is too low for it, naming what it needs.
    GrundyCube(Context& context, const Cube& cube);

    const Cube& cube() const { return cube_; }
    /// Requires that the cube holds them.
    std::uint32_t operator[](const Stacks& stacks) const {
        return values_[static_cast<std::size_t>(cube_.number(stacks))];
    }
    /// By the numbers of the positions.
    const std::vector<std::uint16_t>& values() const { return values_; }

private:
    Cube cube_;
    std::vector<std::uint16_t> values_;
};

}  // namespace upstar::circular_nim
