// One text for all ways to write a take-and-break code digit by digit: 0.{1,2!} and 0.6! are one.
//
// In a digit, numbers of heaps ascend, a run that ends in one without an upper end is part of that,
// and a sign that all of its numbers have stands behind the digit; so {0!,2?,3?,4?+} is {0,2+}?.
// None and one heap take any sign. Digits that are 0 go from both ends, unless they are wanted for
// the point or for the digits that repeat.
#pragma once

#include <string>

#include "upstar/games/heaps/take_and_break_code.h"

namespace upstar::heaps {

std::string normal_form(const TakeAndBreakCode& code);

}  // namespace upstar::heaps
