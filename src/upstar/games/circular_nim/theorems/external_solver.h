// A solver as a program of its own: cvc5 or z3, run on an SMT-LIB 2 file.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "upstar/base/context.h"

namespace upstar::circular_nim {

/// What a solver made of a script.
struct SolverVerdict {
    enum class Answer { Unsat, Sat, None, NotThere };

    Answer answer = Answer::NotThere;
    std::string complaint = {};  ///< what it said instead of an answer
};

/// "unsat", "sat", "not there", "no answer (unknown)".
std::string to_string(const SolverVerdict& verdict);

/// Runs `program` on the script. Only a program that ends well, within the limit if that is not 0,
/// has answered. It is ended when the context stops the work.
SolverVerdict solver_verdict(const std::string& program, const std::vector<std::string>& options,
                             const std::filesystem::path& script, Context& context,
                             std::chrono::milliseconds limit = std::chrono::milliseconds(0));

}  // namespace upstar::circular_nim
