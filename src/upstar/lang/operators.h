// Operators on cells, where they are not plain whole numbers.
#pragma once

#include <cstddef>
#include <string>

#include "upstar/lang/machine.h"

namespace upstar {

Cell unary(Machine& machine, Op op, const Cell& a);
/// ^n and vn; n is the cell, the sign of the ups comes with them.
Cell ups_cell(Arena& arena, std::int64_t ups, const Cell& times);
Cell star_cell(Arena& arena, const Cell& nimber);

/// Throws Error (Input): there is no such place in a list, or a text (`what`), of that size.
[[noreturn]] void refuse_place(const std::string& place, const std::string& what, std::size_t size);

/// object[place]; Nothing outside of a board.
Cell element(Machine& machine, const Cell& object, const Cell& place);
/// object[place] := value, of an object that can change.
void set_element(Machine& machine, const Cell& object, const Cell& place, const Cell& value);

/// `for x from a to b by c`: from the three cells to the state of the loop.
void begin_range(Machine& machine, const Cell* ends, Cell* range);
/// Whether a range has more numbers than this.
bool is_longer(Machine& machine, const Cell* range, std::size_t count);
/// The next number of a range that is not of small whole numbers; false at its end.
bool next_in_range(Machine& machine, Cell* range, Cell& next);

}  // namespace upstar
