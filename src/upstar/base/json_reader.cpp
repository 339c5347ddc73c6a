#include "upstar/base/json_reader.h"

namespace upstar {

Error JsonReader::fault(const std::string& what) const {
    return {ErrorKind::Input, "this is no " + kind_ + " as JSON has it: " + what};
}

void JsonReader::check_schema(const Json& json) const {
    const Json& schema = member(json, "schema");
    if (schema != kJsonSchema)
        throw fault("its schema is " + dumped(schema) + ", and " + std::to_string(kJsonSchema) +
                    " is read");
}

const Json& JsonReader::member(const Json& json, const char* key) const {
    if (!json.is_object() || !json.contains(key))
        throw fault("there is no `" + std::string(key) + "`");
    return json.at(key);
}

const Json& JsonReader::array(const Json& json, const char* key) const {
    const Json& found = member(json, key);
    if (!found.is_array()) throw fault("`" + std::string(key) + "` is no array");
    return found;
}

const Json& JsonReader::object(const Json& json, const char* key) const {
    const Json& found = member(json, key);
    if (!found.is_object()) throw fault("`" + std::string(key) + "` is no object");
    return found;
}

std::string JsonReader::as_text(const Json& json) const {
    if (!json.is_string()) throw fault("`" + dumped(json) + "` should be a string");
    return json.get<std::string>();
}

bool JsonReader::truth(const Json& json, const char* key) const {
    const Json& found = member(json, key);
    if (!found.is_boolean()) throw fault("`" + std::string(key) + "` is true or false");
    return found.get<bool>();
}

double JsonReader::real(const Json& json, const char* key) const {
    const Json& found = member(json, key);
    if (!found.is_number()) throw fault("`" + std::string(key) + "` is a number");
    return found.get<double>();
}

std::int64_t JsonReader::as_integer(const Json& json, std::int64_t least, std::int64_t most) const {
    if (json.is_number_integer() &&
        !(json.is_number_unsigned() && json.get<std::uint64_t>() > std::uint64_t(most))) {
        const auto n = json.get<std::int64_t>();
        if (n >= least && n <= most) return n;
    }
    throw fault("`" + dumped(json) + "` is no integer that may stand here");
}

}  // namespace upstar
