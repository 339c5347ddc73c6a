// Objects of JSON as rows of a table: the columns are the keys, so that both have the same names.
#pragma once

#include <string>
#include <vector>

#include "upstar/base/json.h"

namespace upstar::cli {

struct JsonRow {
    std::vector<std::string> columns;
    std::vector<std::string> fields;

    /// Without the key "schema".
    explicit JsonRow(const Json& object) {
        for (const auto& [key, value] : object.items()) {
            if (key == "schema") continue;
            columns.push_back(key);
            fields.push_back(value.is_string() ? value.get<std::string>() : dumped(value));
        }
    }
};

}  // namespace upstar::cli
