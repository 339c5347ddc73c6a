// A folder of SMT-LIB 2 scripts, each of which must be unsatisfiable, and a manifest that says how
// they add up: how it is written, and how other programs are asked about the scripts.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/base/json.h"
#include "upstar/games/circular_nim/theorems/external_solver.h"
#include "upstar/games/circular_nim/theorems/obligations.h"

namespace upstar::circular_nim {

inline constexpr const char* kManifest = "manifest.json";

struct Script {
    std::string file;
    std::string text;
};

/// A file of a proof. Throws Error (Input).
std::string read_proof_file(const std::filesystem::path& path);

/// The manifest of a folder, be it good or bad; null if there is none, or if it is no JSON.
Json manifest_in(const std::filesystem::path& folder);
bool is_of_kind(const Json& manifest, const char* kind);

/// Makes the folder if need be; it must hold no other files. Scripts of a former proof go. Throws
/// Error (Input).
void write_script_folder(const std::filesystem::path& folder, const std::vector<Script>& scripts,
                         const std::string& manifest);

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

/// Whether the scripts are in the folder, word for word, and what solvers make of them; what is
/// wrong is added to `faults`. The claim says in which logic they are. Throws Error (Input) if
/// there is no solver.
std::vector<ScriptCheck> check_scripts(const std::filesystem::path& folder,
                                       const std::vector<Script>& scripts, const Claimed& claim,
                                       Context& context, std::chrono::milliseconds each,
                                       std::vector<std::string>& faults);

}  // namespace upstar::circular_nim
