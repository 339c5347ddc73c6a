// Tables that are written row by row: as CSV each row as it comes, so that an interrupt leaves what
// was found; as LaTeX, a tabular at the end. Nothing in other formats.
//
//     RowWriter rows(Format::Csv, {"claim", "verdict"});
//     show(rows.begin()); ... show(rows.add({"KO-1", "holds"})); ... show(rows.end());
#pragma once

#include <string>
#include <vector>

#include "upstar/base/format.h"
#include "upstar/base/sheet.h"

namespace upstar {

class RowWriter {
public:
    RowWriter(Format format, std::vector<std::string> heading);

    /// Each gives what is to be written now. The texts are plain.
    std::string begin() const;
    std::string add(std::vector<std::string> row);
    std::string end() const;

private:
    Format format_;
    Sheet sheet_;  // of CSV only the heading
};

}  // namespace upstar
