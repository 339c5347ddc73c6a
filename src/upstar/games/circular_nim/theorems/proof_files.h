// A proof on disk: one SMT-LIB 2 script an obligation, and manifest.json, which says the game, the
// set, the moves, and how the obligations add up. Whoever doubts it needs only a solver, or, to
// know that the scripts are the right ones, `check_proof`: it makes them again from the game and
// the set, compares them word for word, and has other solvers decide them.
//
// A proof with a decision tree is also a theorem for Coq (coq_text.h): theorem.v, and
// CircularNim.v, which it requires. Where coqc is there, `check_proof` has it check that too.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/theorems/proof_manifest.h"
#include "upstar/games/circular_nim/theorems/script_folder.h"
#include "upstar/process/coq.h"

namespace upstar::circular_nim {

/// Makes the folder if need be; it must hold no other files. Throws Error (Input).
void write_proof(const PartitionProof& proof, const std::filesystem::path& folder);

struct ProofCheck {
    std::string claim;                 ///< "CN(5,2), all stack sizes"
    CertificateHead head;              ///< the same with the set
    std::vector<ScriptCheck> scripts;  ///< those that solvers were asked about
    std::optional<CoqVerdict> coq;     ///< if there is a theorem.v
    std::vector<std::string> faults;   ///< what is wrong, if anything

    bool is_accepted() const { return faults.empty(); }
};

/// Whether the folder has the manifest of a proof, be it good or bad.
bool is_proof_folder(const std::filesystem::path& folder);

/// A proof is accepted if every script is decided; a script that no solver could decide within the
/// time for each (0: no limit), or on which solvers contradict each other, is a fault. A solver is
/// believed only if it finds the solution of a script that has one. A theorem that Coq does not
/// accept is a fault too, and so is one that the manifest names and that is not there; but not one
/// that Coq could not decide within the time for each, or for want of a Coq. Throws Error (Input)
/// if the folder holds no readable manifest, or if there is no solver.
ProofCheck check_proof(const std::filesystem::path& folder, Context& context,
                       std::chrono::milliseconds each = std::chrono::milliseconds(0));

/// A line a script with what each solver said, and one with how many were decided by whom.
std::vector<std::string> findings_of(const ProofCheck& check);

}  // namespace upstar::circular_nim
