#include "table.h"

#include <fstream>
#include <sstream>

#include "upstar/base/error.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

std::string unescaped(const std::string& field) {
    std::string text;
    for (std::size_t i = 0; i < field.size(); ++i) {
        if (field[i] != '\\' || i + 1 == field.size()) {
            text += field[i];
            continue;
        }
        ++i;
        text += field[i] == 'n' ? '\n' : field[i] == 't' ? '\t' : field[i];
    }
    return text;
}

}  // namespace

std::vector<std::vector<std::string>> read_table(const std::string& path) {
    std::ifstream file(path);
    std::vector<std::vector<std::string>> rows;
    std::string line;
    bool header = true;
    while (std::getline(file, line)) {
        if (line.empty() || line[0] == '#') continue;
        if (header) {
            header = false;
            continue;
        }
        std::istringstream fields(line);
        std::vector<std::string> row;
        for (std::string field; std::getline(fields, field, '\t');) row.push_back(unescaped(field));
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string answer(Session& session, const std::string& expression) {
    try {
        return session.text(session.evaluate(expression));
    } catch (const Error& error) {
        return "!!" + error.message();
    }
}

}  // namespace upstar
