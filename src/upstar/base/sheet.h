// Tables of texts: as columns, as CSV, as a LaTeX tabular.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "upstar/base/format.h"

namespace upstar {

/// A table of texts, its first line the heading.
struct Sheet {
    std::string title;
    std::vector<std::vector<std::string>> lines;
};

/// Columns of equal width, two blanks between them.
std::string as_text(const Sheet& sheet);
std::size_t width(const Sheet& sheet);
/// A line of a CSV file with its end; fields have quotes where they need them.
std::string csv_line(const std::vector<std::string>& fields);
/// Plain text as LaTeX writes it: what it takes for commands is escaped.
std::string latex_text(const std::string& text);
/// A tabular whose texts are LaTeX already; a rule divides the first `labels` columns from the
/// rest.
std::string as_latex(const Sheet& sheet, std::size_t labels);

/// A table of plain texts without a title: as CSV, as a tabular with one label a line, or columns.
std::string sheet_text(const Sheet& sheet, Format format);

}  // namespace upstar
