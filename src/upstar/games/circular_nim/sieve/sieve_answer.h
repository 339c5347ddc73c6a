// What a sieve found, told: how many P-positions, how many up to symmetry, which shifts keep them,
// and the positions themselves. These are visited, not copied: there may be hundreds of millions.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "upstar/games/circular_nim/sieve/sieve.h"
#include "upstar/games/circular_nim/sieve/slice.h"

namespace upstar::circular_nim {

struct SieveQuestion {
    bool list = false;            ///< the positions are wanted, not only how many there are
    bool up_to_symmetry = false;  ///< also the classes; of each, only one is listed
    bool shifts = false;

    bool needs_positions() const { return list || up_to_symmetry || shifts; }
};

struct SieveAnswer {
    SieveQuestion question;
    PPositions set;
    std::optional<std::uint64_t> classes;       ///< up to symmetry
    std::optional<std::vector<Stacks>> shifts;  ///< as unit_shifts finds them

    const Cube& cube() const { return set.cube(); }
    const CircularRules& rules() const { return cube().rules(); }
};

/// Requires that the positions were kept if the question needs them. Throws Error when the context
/// says so.
SieveAnswer sieve_answer(Context& context, PPositions set, const SieveQuestion& question);

/// The positions that the question asks for, in order.
void for_each_listed(Context& context, const SieveAnswer& answer,
                     const std::function<void(const Stacks&)>& visit);

/// What a slice tells of a cube.
struct SliceAnswer {
    Cube cube;
    Slice slice;
};

/// What was found in a few lines, without the positions.
std::string describe(const SieveAnswer& answer);
std::string describe(const SliceAnswer& answer);

/// "circle", "path", or the name of a family.
std::string board_name(const CircularRules& rules);

/// "1,2,3".
std::string listed(const Stacks& stacks);

}  // namespace upstar::circular_nim
