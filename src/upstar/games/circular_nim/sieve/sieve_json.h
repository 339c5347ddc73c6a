// What a sieve found, for programs.
//
//     {"schema": 1, "n", "k", "rule", "a", "board", "max", "positions", "p_positions",
//      "classes", "shifts", "list"}        the last three if they were asked for
#pragma once

#include <cstdint>

#include "upstar/base/json.h"
#include "upstar/games/circular_nim/sieve/sieve_answer.h"

namespace upstar::circular_nim {

/// All but the list, which sieve_text.h writes position by position.
Json json_of(const SieveAnswer& answer);

/// The list. Throws Error (Limit) if it has more than kMostListed positions.
Json list_json(Context& context, const SieveAnswer& answer);
inline constexpr std::uint64_t kMostListed = 1'000'000;

/// `{"schema": 1, "game", "max", "positions", "p_positions_with_empty_stack", "raised_up_to",
/// "raise_fails" or "p_positions_if_always_raised"}`.
Json json_of(const SliceAnswer& answer);

}  // namespace upstar::circular_nim
