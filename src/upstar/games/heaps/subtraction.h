// Subtraction games: take as many tokens from a heap as a set allows; as Splittles, the rest may be
// split in two. They are take-and-break games with a code of digits 3 or 7.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "upstar/games/heaps/code_moves.h"
#include "upstar/games/heaps/take_and_break.h"

namespace upstar::heaps {

/// Reads 1,3,4, also with semicolons or in brackets. Throws Error (Input) that names the parameter.
std::vector<std::uint32_t> parse_set(std::string_view parameter, std::string_view text);

class Subtraction {
public:
    using Position = TakeAndBreak::Position;

    Subtraction();
    explicit Subtraction(const Settings& settings);

    static const About& about();
    Position parse(std::string_view text) const { return {code_, parse_heaps(text)}; }
    HeapMovesPtr heap_moves() const { return moves_of(code_); }

private:
    CodePtr code_;
};

}  // namespace upstar::heaps
