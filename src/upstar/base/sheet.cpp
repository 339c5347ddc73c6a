#include "upstar/base/sheet.h"

#include <algorithm>

#include "upstar/base/characters.h"

namespace upstar {
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

std::string csv_field(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

}  // namespace

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

std::string csv_line(const std::vector<std::string>& fields) {
    std::string line;
    for (std::size_t i = 0; i < fields.size(); ++i)
        line += (i == 0 ? "" : ",") + csv_field(fields[i]);
    return line + "\n";
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

std::string sheet_text(const Sheet& sheet, Format format) {
    if (format == Format::Latex) {
        Sheet escaped = sheet;
        for (auto& line : escaped.lines)
            for (std::string& text : line) text = latex_text(text);
        return as_latex(escaped, 1);
    }
    if (format != Format::Csv) return as_text(sheet);
    std::string text;
    for (const auto& line : sheet.lines) text += csv_line(line);
    return text;
}

}  // namespace upstar
