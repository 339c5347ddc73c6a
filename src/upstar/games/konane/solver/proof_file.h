// A proof table on disk, so that a long search that was stopped goes on later.
//
// A file of records (store/record_file.h) whose head names the board and the rules; a record holds
// the stones, the proof and the disproof number, effort and player. Only positions on which a
// thousand nodes or more were spent are kept: they are few, and the rest is found again soon.
//
// Numbers are facts (0) or hints (all others) of the board named, whatever gap a search begins
// with: one file serves all of them.
#pragma once

#include <string>

#include "upstar/games/konane/solver/jump_board.h"
#include "upstar/games/konane/solver/proof_table.h"

namespace upstar::konane {

/// Throws Error (Input) if the file cannot be written.
void save_proofs(const ProofTable& table, const JumpBoard& board, const std::string& path);

/// Stores what the file holds; how many entries, or 0 if there is no such file. Throws Error
/// (Input) if it is of another board, damaged or cut off.
std::size_t load_proofs(ProofTable& table, const JumpBoard& board, const std::string& path);

}  // namespace upstar::konane
