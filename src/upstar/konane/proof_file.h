// A proof table on disk, so that a long search that was stopped goes on later.
//
// A line of text names the board and the rules; then come entries of 24 bytes, little-endian:
// stones, proof and disproof number, effort and player; and one like them with a checksum. Only
// positions on which a thousand nodes or more were spent are kept: they are few, and the rest is
// found again soon. The file is written beside its place and moved there, so that a crash leaves
// the former one.
//
// Numbers are facts (0) or hints (all others) of the board named, whatever gap a search begins
// with: one file serves all of them. It is trusted: who edits it changes what the solver believes.
#pragma once

#include <string>

#include "upstar/konane/jump_board.h"
#include "upstar/konane/proof_table.h"

namespace upstar {

/// Throws Error (Input) if the file cannot be written.
void save_proofs(const ProofTable& table, const JumpBoard& board, const std::string& path);

/// Stores what the file holds; how many entries, or 0 if there is no such file. Throws Error
/// (Input) if it is of another board, damaged or cut off.
std::size_t load_proofs(ProofTable& table, const JumpBoard& board, const std::string& path);

}  // namespace upstar
