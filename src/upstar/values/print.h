// Values as text: CGSuite's notation, the same with Unicode signs, and LaTeX.
//
// The order in which options print is fixed by value (numbers ascending, nimbers, uptimals, then
// the rest by their options), so the text never depends on the history of the arena.
//
// What is printed parses back to the same value in the expression language. There `9*2` is a
// product and `1^3` a power, so 9 + *2 prints as 9+*2 and 1 + ^3 as 1+^3; CGSuite leaves out the
// plus and cannot read its own output back.
#pragma once

#include <string>
#include <vector>

#include "upstar/values/arena.h"
#include "upstar/values/uptimal.h"

namespace upstar {

enum class Notation : std::uint8_t { Text, Unicode, Latex };

std::string to_string(Arena& arena, Game g, Notation notation = Notation::Text);

/// Sorts games into the order in which they print.
void sort_for_print(Arena& arena, std::vector<Game>& games);

}  // namespace upstar
