// A proof on disk: one SMT-LIB 2 script an obligation, and manifest.json, which says the game, the
// set, the moves, and how the obligations add up. Whoever doubts it needs only a solver, or, to
// know that the scripts are the right ones, `check_proof`: it makes them again from the game and
// the set, compares them word for word, and has other solvers decide them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/theorems/partition_proof.h"

namespace upstar::circular_nim {

/// Makes the folder if need be; it must hold no other files. Throws Error (Input).
void write_proof(const PartitionProof& proof, const std::filesystem::path& folder);

struct ProofCheck {
    std::string claim;                 ///< "CN(5,2), all stack sizes"
    std::size_t scripts = 0;           ///< that are as they should be and unsatisfiable
    std::vector<std::string> solvers;  ///< that decided them
    std::vector<std::string> faults;   ///< what is wrong, if anything

    bool is_accepted() const { return faults.empty(); }
};

/// Throws Error (Input) if the folder holds no readable manifest, or if there is no solver.
ProofCheck check_proof(const std::filesystem::path& folder, Context& context);

}  // namespace upstar::circular_nim
