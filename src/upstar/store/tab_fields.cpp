#include "upstar/store/tab_fields.h"

namespace upstar {

std::string escaped(const std::string& field) {
    std::string text;
    for (const char c : field) {
        if (c == '\t') {
            text += "\\t";
        } else if (c == '\n') {
            text += "\\n";
        } else if (c == '\\') {
            text += "\\\\";
        } else {
            text += c;
        }
    }
    return text;
}

std::vector<std::string> fields_of(const std::string& line) {
    std::vector<std::string> fields(1);
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\t') {
            fields.emplace_back();
        } else if (line[i] == '\\' && i + 1 < line.size()) {
            ++i;
            fields.back() += line[i] == 't' ? '\t' : line[i] == 'n' ? '\n' : line[i];
        } else {
            fields.back() += line[i];
        }
    }
    return fields;
}

}  // namespace upstar
