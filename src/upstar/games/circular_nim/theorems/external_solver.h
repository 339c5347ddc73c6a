// A solver as a program of its own: cvc5 or z3, run on an SMT-LIB 2 file.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/context.h"

namespace upstar::circular_nim {

/// The first line that `program` prints about the script: "unsat", "sat", "unknown" or a complaint.
/// None if there is no such program. The program is ended when the context stops the work.
std::optional<std::string> solver_verdict(const std::string& program,
                                          const std::vector<std::string>& options,
                                          const std::filesystem::path& script, Context& context);

}  // namespace upstar::circular_nim
