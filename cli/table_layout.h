// Tables of texts on paper: as columns, as CSV, as a LaTeX tabular.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace upstar::cli {

/// A table of texts, its first line the heading.
struct Sheet {
    std::string title;
    std::vector<std::vector<std::string>> lines;
};

/// Columns of equal width, two blanks between them.
std::string as_text(const Sheet& sheet);
std::size_t width(const Sheet& sheet);
/// A field of a CSV file, with quotes where it needs them.
std::string csv_field(const std::string& text);
/// Plain text as LaTeX writes it: what it takes for commands is escaped.
std::string latex_text(const std::string& text);
/// A tabular whose texts are LaTeX already; a rule divides the first `labels` columns from the
/// rest.
std::string as_latex(const Sheet& sheet, std::size_t labels);

}  // namespace upstar::cli
