// Checks of what Ernst says of the options of positions: the recursions of his rows, and what
// options a number may have.
#pragma once

#include <string>

#include "upstar/papers/claims.h"

namespace upstar {

/// "LOT1(4j+1) = {0|LOT1(4j-1)}": the values of the moves, as lists of expressions in j. The value
/// of the row of n stones of the same family is w(n).
struct Recursion {
    std::string family;  ///< "LOT1"
    std::string stones;  ///< "4*j+1"
    std::string left;    ///< "0"
    std::string right;   ///< "w(4*j-1)"
    int first = 1;       ///< the least j
};

/// The moves of the rows have these values, no others and none is missing, by both rules. For j up
/// to 3, 7 or 9, as far as the effort reaches.
Check recursion(const Recursion& printed);

/// The moves of one position have these values.
Check options_are(const std::string& position, const std::string& rules, const std::string& left,
                  const std::string& right);

enum class Forms : std::uint8_t { AsPlayed, Canonical };

/// A position of few stones is a number if and only if all its options are numbers and no Left
/// option is at least a Right option; the options of the position, or of its canonical form.
Check numbers_have_number_options(Forms forms);

}  // namespace upstar
