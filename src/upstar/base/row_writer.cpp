#include "upstar/base/row_writer.h"

#include <utility>

namespace upstar {

RowWriter::RowWriter(Format format, std::vector<std::string> heading)
    : format_(format), sheet_{"", {std::move(heading)}} {}

std::string RowWriter::begin() const {
    return format_ == Format::Csv ? csv_line(sheet_.lines.front()) : "";
}

std::string RowWriter::add(std::vector<std::string> row) {
    if (format_ == Format::Csv) return csv_line(row);
    if (format_ == Format::Latex) sheet_.lines.push_back(std::move(row));
    return {};
}

std::string RowWriter::end() const {
    return format_ == Format::Latex ? sheet_text(sheet_, format_) : "";
}

}  // namespace upstar
