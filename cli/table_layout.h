// How the cells of a family lie on paper: grids, or a list.
//
// Two parameters make a grid, the first downwards and the second across; every further one makes
// one grid for each of its values, as Erickson sets his tables. A parameter with one value only is
// said once, above. A list has one line a cell, and is taken where a grid would be too wide or each
// cell has several texts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace upstar {
class Family;
}

namespace upstar::cli {

struct Grid {
    std::string title;   ///< "b = 3, c = 2"; may be empty
    std::string corner;  ///< "a\b"
    std::vector<std::int64_t> rows;
    std::vector<std::int64_t> columns;
    std::vector<std::vector<std::optional<std::size_t>>> cells;  ///< places in the family
};

/// Requires at least two parameters that vary.
std::vector<Grid> grids(const Family& family);

/// A table of texts, its first line the heading.
struct Sheet {
    std::string title;
    std::vector<std::vector<std::string>> lines;
};

/// `text(i)` is what cell i shows.
template <class Text>
Sheet sheet_of(const Grid& grid, const Text& text) {
    Sheet sheet{grid.title, {{grid.corner}}};
    for (const std::int64_t n : grid.columns) sheet.lines[0].push_back(std::to_string(n));
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        sheet.lines.push_back({std::to_string(grid.rows[row])});
        for (const auto& cell : grid.cells[row])
            sheet.lines.back().push_back(cell ? text(*cell) : std::string());
    }
    return sheet;
}

/// What the parameters with one value are: "b = 3".
std::string fixed_title(const Family& family);

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
