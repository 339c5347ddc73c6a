// A proof on disk: one SMT-LIB 2 script an obligation, and manifest.json, which says the game, the
// set, the moves, and how the obligations add up. Whoever doubts it needs only a solver, or, to
// know that the scripts are the right ones, `check_proof`: it makes them again from the game and
// the set, compares them word for word, and has other solvers decide them.
//
// A proof with a decision tree is also a theorem for Coq (coq_text.h): theorem.v, and
// CircularNim.v, which it requires. Where coqc is there, `check_proof` has it check that too.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/theorems/external_solver.h"
#include "upstar/games/circular_nim/theorems/partition_proof.h"
#include "upstar/process/coq.h"

namespace upstar::circular_nim {

/// Makes the folder if need be; it must hold no other files. Throws Error (Input).
void write_proof(const PartitionProof& proof, const std::filesystem::path& folder);

/// A script that is as it should be, and what each solver made of it.
struct ScriptCheck {
    struct Opinion {
        std::string solver;
        SolverVerdict verdict;
    };

    std::string file;
    std::vector<Opinion> opinions;

    std::size_t count(SolverVerdict::Answer answer) const;
    /// Some solver says that it is unsatisfiable, and none that it is not.
    bool is_unsatisfiable() const;
};

struct ProofCheck {
    std::string claim;                 ///< "CN(5,2), all stack sizes"
    std::vector<ScriptCheck> scripts;  ///< those that solvers were asked about
    std::optional<CoqVerdict> coq;     ///< if there is a theorem.v
    std::vector<std::string> faults;   ///< what is wrong, if anything

    bool is_accepted() const { return faults.empty(); }
};

/// A proof is accepted if every script is decided; a script that no solver could decide is a fault.
/// So is a theorem that Coq does not accept, unless there is no Coq.
/// Throws Error (Input) if the folder holds no readable manifest, or if there is no solver.
ProofCheck check_proof(const std::filesystem::path& folder, Context& context);

/// A line a script with what each solver said, a line a fault, and whether it is accepted.
std::string describe(const ProofCheck& check);

}  // namespace upstar::circular_nim
