// Positions too long for a command line: read from a file, or from standard input.
#pragma once

#include <string>

namespace upstar::cli {

/// What an argument stands for: `-` for standard input, `@FILE` for a file, else itself. Throws
/// Error (Input) for a file that cannot be read.
std::string argument_text(const std::string& argument);

}  // namespace upstar::cli
