// A table of bounds on disk, so that a long search that was stopped goes on later.
//
// A file of records (store/record_file.h) whose head names the strings of the frame. Numbers of
// sums of pieces mean nothing outside the program that gave them; so a sum is written, before the
// first position that has it, as one record for each piece.
//
//     piece      number of the sum in the file | kind, coins << 8            | 1 << 62
//     position   uncut strings                 | lower + 2048, upper + 2048 << 16, sum << 32
//                                                                            | move, effort << 8
//
// Only positions on which a thousand nodes or more were spent are kept: they are few, and the rest
// is found again soon.
#pragma once

#include <string>
#include <vector>

#include "upstar/games/dots/solver/bound_table.h"

namespace upstar::dots {

/// Throws Error (Input) if the file cannot be written. Other threads may go on searching.
void save_bounds(const BoundTable& table, const PieceSums& sums, const StringFrame& frame,
                 const std::string& path);

/// What the file holds; nothing if there is no such file. Throws Error (Input) if it is of another
/// graph, damaged or cut off.
std::vector<BoundTable::Entry> load_bounds(PieceSums& sums, const StringFrame& frame,
                                           const std::string& path);

}  // namespace upstar::dots
