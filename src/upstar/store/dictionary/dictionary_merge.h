// One dictionary into another.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "upstar/store/dictionary/dictionary.h"

namespace upstar {

struct Merged {
    std::int64_t positions = 0;  ///< that the other has
    std::int64_t added = 0;      ///< that were new
};

/// Adds what `from` has to `into`, with who computed it. Throws Error (Input) that names the first
/// contradictions and how many there are, if both know a position and not to be worth the same;
/// then `into` stays as it was.
Merged merge(Dictionary& into, Dictionary& from, Arena& arena);

}  // namespace upstar
