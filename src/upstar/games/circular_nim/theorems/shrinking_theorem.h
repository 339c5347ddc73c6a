// Shrinking Circular Nim: sets of P-positions with n piles, found from data and proved for all
// sizes by induction on n.
//
// A move on n piles leads to n piles or, where some become empty, to a smaller circle whose
// P-positions are known. So a move is one of CN(n,k) from a position without empty stacks, and
// where it leads is a matter of the set: with empty stacks at some places, the others must be a
// P-position of the smaller circle. The obligations are those of Circular Nim (obligations.h),
// asked about positions without empty stacks only.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/theorems/partition_proof.h"

namespace upstar::circular_nim {

/// Of one number of piles.
struct ShrinkingTheorem {
    std::uint32_t piles = 0;
    std::uint32_t window = 0;
    StackSet set;              ///< no pile is empty
    std::uint32_t tested = 0;  ///< the set is right where no pile is higher
    bool found = false;
    bool proved = false;                  ///< for all sizes, given those of fewer piles
    std::vector<WinningMove> moves = {};  ///< of the proof
    std::string missing = {};             ///< what is, if not proved
};

/// One for each number of piles from 1 on; the last is `piles` unless an earlier one is not proved.
/// Requires 1 <= window and 1 <= piles <= kMostPiles.
std::vector<ShrinkingTheorem> shrinking_theorems(std::uint32_t piles, std::uint32_t window,
                                                 Context& context);

/// What is claimed of the last, given the others: where piles are empty, the others must be a
/// P-position of the smaller circle.
Claimed shrinking_claim(const std::vector<ShrinkingTheorem>& theorems);

/// At most so many piles.
inline constexpr std::uint32_t kMostPiles = 6;

/// A line with the cases.
std::string describe(const ShrinkingTheorem& theorem);

/// A line for each, and whether the last is proved.
std::string describe(const std::vector<ShrinkingTheorem>& theorems);

}  // namespace upstar::circular_nim
