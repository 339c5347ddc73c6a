// Tables that are written row by row: as CSV each row as it comes, so that an interrupt leaves what
// was found; as LaTeX, a tabular at the end.
#pragma once

#include <string>
#include <vector>

#include "output.h"

namespace upstar::cli {

class RowWriter {
public:
    /// Does nothing in other formats than Csv and Latex.
    RowWriter(Format format, const std::vector<std::string>& heading);

    /// Plain texts; what LaTeX takes for commands is escaped.
    void add(const std::vector<std::string>& row);
    void finish() const;

private:
    Format format_;
    std::vector<std::vector<std::string>> lines_;  // of LaTeX
};

}  // namespace upstar::cli
