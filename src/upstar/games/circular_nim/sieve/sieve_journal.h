// A file that keeps the finished layers of a sieve, so that one that was stopped goes on later.
//
// A journal (store/journal_file.h) whose first line names the cube; each layer follows as soon as
// it is done, with a line of its own and the numbers of its P-positions as differences, seven bits
// a byte, the lowest first, the top bit set in all but the last byte of each:
//
//     upstar sieve 1 <TAB> CN(6,2) <TAB> 63
//     layer <number> <count> <bytes> <checksum>
//     <bytes>
//
// From the P-positions the state of the sieve is made again, at the cost of about one layer: the
// file is a hundredth of that state. A last layer without an end was cut off when its writer was
// killed: it is removed.
#pragma once

#include <string>

#include "upstar/games/circular_nim/sieve/sieve.h"

namespace upstar::circular_nim {

/// The sieve of this cube, begun with the layers in the journal; each further layer is added to it.
/// Throws Error (Input) if the journal belongs to another cube, is damaged, is in use, or cannot be
/// written.
PPositions sieve_with_journal(Context& context, const Cube& cube, SieveOptions options,
                              const std::string& path);

}  // namespace upstar::circular_nim
