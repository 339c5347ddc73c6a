// Standard input line by line, as any editor may have written it: with line ends of Windows, and
// with a byte-order mark before the first line. Where it cannot be read, as a folder or when it is
// closed, that is an error and not its end.
#pragma once

#include <string>

namespace upstar::cli {

/// Throws Error (Input) if reading it has failed.
void require_readable_input();

class InputLines {
public:
    /// Reads the next line; false at the end of the input. Throws Error (Input).
    bool next(std::string& line);

private:
    bool at_start_ = true;
};

}  // namespace upstar::cli
