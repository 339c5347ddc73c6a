// A row of heaps of tokens, as games that take and split heaps have it: their text, their picture,
// and what a move is called. An emptied heap keeps its place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/positions/board.h"

namespace upstar::heaps {

using Heaps = std::vector<std::uint32_t>;

constexpr std::uint32_t kMostTokens = 1'000'000'000;
constexpr std::size_t kMostHeaps = 256;

/// Reads 3,5,7. Throws Error (Input) with an offset.
Heaps parse_heaps(std::string_view text);
std::string to_string(const Heaps& heaps);
BoardDescription describe(const Heaps& heaps);

/// Ascending, without empty ones unless there is no other.
Heaps sorted(Heaps heaps);
/// These heaps with the one at `place` split into `parts`.
Heaps replaced(const Heaps& heaps, std::size_t place, const Heaps& parts);
/// "2:1,3": the second heap becomes two, of 1 and 3.
std::string move_to(const Heaps& heaps, const Heaps& option);

std::uint64_t hash_of(const Heaps& heaps);

}  // namespace upstar::heaps
