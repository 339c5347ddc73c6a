// Objects of JSON as a table: the columns are the keys, so that both have the same names.
#pragma once

#include <string>
#include <vector>

#include "upstar/base/json.h"

namespace upstar {

/// The keys but "schema".
inline std::vector<std::string> column_names(const Json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items())
        if (key != "schema") keys.push_back(key);
    return keys;
}

/// What stands under them: texts as they are, anything else as JSON.
inline std::vector<std::string> column_texts(const Json& object) {
    std::vector<std::string> texts;
    for (const std::string& key : column_names(object)) {
        const Json& value = object.at(key);
        texts.push_back(value.is_string() ? value.get<std::string>() : dumped(value));
    }
    return texts;
}

}  // namespace upstar
