#include "row_writer.h"

#include <iostream>
#include <utility>

#include "table_layout.h"

namespace upstar::cli {

RowWriter::RowWriter(Format format, const std::vector<std::string>& heading) : format_(format) {
    add(heading);
}

void RowWriter::add(const std::vector<std::string>& row) {
    if (format_ == Format::Csv) {
        const char* separator = "";
        for (const std::string& field : row)
            std::cout << std::exchange(separator, ",") << csv_field(field);
        std::cout << "\n";
    } else if (format_ == Format::Latex) {
        lines_.emplace_back();
        for (const std::string& field : row) lines_.back().push_back(latex_text(field));
    }
}

void RowWriter::finish() const {
    if (format_ == Format::Latex) std::cout << as_latex(Sheet{"", lines_}, 1);
}

}  // namespace upstar::cli
