#include "table_layout.h"

#include <algorithm>
#include <map>

#include "upstar/base/characters.h"
#include "upstar/sweep/family.h"

namespace upstar::cli {
namespace {

std::vector<std::size_t> widths(const Sheet& sheet) {
    std::vector<std::size_t> result;
    for (const auto& line : sheet.lines) {
        result.resize(std::max(result.size(), line.size()));
        for (std::size_t i = 0; i < line.size(); ++i)
            result[i] = std::max(result[i], character_count(line[i]));
    }
    return result;
}

std::int64_t value_of(const Cell& cell, const std::string& parameter) {
    for (const Binding& binding : cell.bindings)
        if (binding.name == parameter) return binding.value;
    return 0;
}

void add(std::vector<std::int64_t>& numbers, std::int64_t n) {
    const auto at = std::lower_bound(numbers.begin(), numbers.end(), n);
    if (at == numbers.end() || *at != n) numbers.insert(at, n);
}

std::size_t place(const std::vector<std::int64_t>& numbers, std::int64_t n) {
    return static_cast<std::size_t>(std::lower_bound(numbers.begin(), numbers.end(), n) -
                                    numbers.begin());
}

Bindings fixed_bindings(const Family& family) {
    const std::vector<std::string> varying = family.varying();
    Bindings fixed;
    for (const Binding& binding : family.cells().front().bindings)
        if (std::find(varying.begin(), varying.end(), binding.name) == varying.end())
            fixed.push_back(binding);
    return fixed;
}

Grid grid_of(const Family& family, const std::vector<std::string>& varying,
             const std::vector<std::size_t>& places) {
    Grid grid;
    grid.corner = varying[0] + "\\" + varying[1];
    for (const std::size_t i : places) {
        add(grid.rows, value_of(family.cells()[i], varying[0]));
        add(grid.columns, value_of(family.cells()[i], varying[1]));
    }
    grid.cells.assign(grid.rows.size(),
                      std::vector<std::optional<std::size_t>>(grid.columns.size()));
    for (const std::size_t i : places)
        grid.cells[place(grid.rows, value_of(family.cells()[i], varying[0]))]
                  [place(grid.columns, value_of(family.cells()[i], varying[1]))] = i;
    return grid;
}

}  // namespace

std::string fixed_title(const Family& family) { return to_string(fixed_bindings(family)); }

std::vector<Grid> grids(const Family& family) {
    const std::vector<std::string> varying = family.varying();
    std::map<std::vector<std::int64_t>, std::vector<std::size_t>> blocks;
    for (std::size_t i = 0; i < family.cells().size(); ++i) {
        std::vector<std::int64_t> key;
        for (std::size_t k = 2; k < varying.size(); ++k)
            key.push_back(value_of(family.cells()[i], varying[k]));
        blocks[key].push_back(i);
    }
    std::vector<Grid> result;
    for (const auto& [key, places] : blocks) {
        Bindings title = fixed_bindings(family);
        for (std::size_t k = 2; k < varying.size(); ++k) title.push_back({varying[k], key[k - 2]});
        result.push_back(grid_of(family, varying, places));
        result.back().title = to_string(title);
    }
    return result;
}

std::size_t width(const Sheet& sheet) {
    std::size_t total = 0;
    for (const std::size_t each : widths(sheet)) total += each + 2;
    return total;
}

std::string as_text(const Sheet& sheet) {
    const std::vector<std::size_t> wide = widths(sheet);
    std::string text = sheet.title.empty() ? "" : sheet.title + "\n";
    for (const auto& line : sheet.lines) {
        std::string row;
        for (std::size_t i = 0; i < line.size(); ++i) {
            row += line[i];
            row.append(wide[i] - character_count(line[i]) + 2, ' ');
        }
        row.erase(row.find_last_not_of(' ') + 1);
        text += row + "\n";
    }
    return text;
}

std::string csv_field(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

std::string latex_text(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\')
            out += "\\textbackslash{}";
        else if (c == '|')
            out += "\\textbar{}";
        else if (c == '^' || c == '~')
            out += std::string("\\") + c + "{}";
        else if (c == '<' || c == '>')
            out += std::string("$") + c + "$";
        else if (std::string("&%$#_{}").find(c) != std::string::npos)
            out += std::string("\\") + c;
        else
            out += c;
    }
    return out;
}

std::string as_latex(const Sheet& sheet, std::size_t labels) {
    std::string text = sheet.title.empty() ? "" : "$" + sheet.title + "$\n\n";
    text += "\\begin{tabular}{" + std::string(labels, 'r') + "|" +
            std::string(sheet.lines[0].size() - labels, 'l') + "}\n";
    for (std::size_t row = 0; row < sheet.lines.size(); ++row) {
        std::string line;
        for (std::size_t i = 0; i < sheet.lines[row].size(); ++i)
            line += (i == 0 ? "" : " & ") + sheet.lines[row][i];
        text += line + (row == 0 ? " \\\\ \\hline\n" : " \\\\\n");
    }
    return text + "\\end{tabular}\n";
}

}  // namespace upstar::cli
