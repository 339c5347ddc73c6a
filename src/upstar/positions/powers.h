// Powers in the text of a position: T^3 .^2 F^3 is TTT..FFF, (TF)^2 T . is TFTFT.
//
// Papers write families of strips this way. A power belongs to the character or the group in
// parentheses before it, the exponent is a whole number, bare or in braces or parentheses, and
// spaces mean nothing. A character is a UTF-8 sequence, so that □^3 works too.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace upstar {

struct WrittenOut {
    std::vector<std::string_view> characters;  ///< parts of the text
    std::vector<std::size_t> origins;  ///< where each character stands in the text with powers
};

/// Throws Error (Input) with an offset, also if more than `most` characters come out. The text has
/// to outlive what is returned.
WrittenOut write_out_powers(std::string_view text, std::size_t most);

}  // namespace upstar
