// Standard input line by line, as any editor may have written it: with line ends of Windows, and
// with a byte-order mark before the first line.
#pragma once

#include <string>

namespace upstar::cli {

class InputLines {
public:
    /// Reads the next line; false at the end of the input.
    bool next(std::string& line);

private:
    bool at_start_ = true;
};

}  // namespace upstar::cli
