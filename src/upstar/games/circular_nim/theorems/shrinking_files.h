// A proof about Shrinking Circular Nim on disk: for each number of piles the scripts of its
// obligations, and manifest.json, which says the game, the sets, the moves and how the scripts add
// up. `check_shrinking_proof` makes the scripts again from the sets, compares them word for word,
// and has other solvers decide them.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "upstar/games/circular_nim/theorems/proof_files.h"
#include "upstar/games/circular_nim/theorems/shrinking_theorem.h"

namespace upstar::circular_nim {

/// "shrinking nim proof".
extern const char* const kShrinkingKind;

/// "the P-positions of shrinking CN(4,2), all pile sizes, are: ...".
CertificateHead shrinking_head(const std::vector<ShrinkingTheorem>& theorems);

/// Requires that all are proved. Makes the folder if need be; it must hold no other files. Throws
/// Error (Input).
void write_shrinking_proof(const std::vector<ShrinkingTheorem>& theorems,
                           const std::filesystem::path& folder);

/// Whether the folder has the manifest of such a proof, be it good or bad.
bool is_shrinking_folder(const std::filesystem::path& folder);

/// As check_proof does.
ProofCheck check_shrinking_proof(const std::filesystem::path& folder, Context& context,
                                 std::chrono::milliseconds each = std::chrono::milliseconds(0));

}  // namespace upstar::circular_nim
