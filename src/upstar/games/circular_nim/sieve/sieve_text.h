// What a sieve found, in every format, written bit by bit: a list may have hundreds of millions of
// positions.
#pragma once

#include <functional>
#include <string>

#include "upstar/base/format.h"
#include "upstar/games/circular_nim/sieve/sieve_answer.h"

namespace upstar::circular_nim {

using WriteText = std::function<void(const std::string&)>;

/// The list of positions where that was asked for, else what was counted; JSON has both. Throws
/// Error when the context says so.
void write_answer(Context& context, const SieveAnswer& answer, Format format,
                  const WriteText& write);

}  // namespace upstar::circular_nim
