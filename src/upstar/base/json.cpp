#include "upstar/base/json.h"

#include <utility>

namespace upstar {

Json typed_json(const char* type, std::string value) {
    return {{"type", type}, {"value", std::move(value)}};
}

bool is_too_deep(std::string_view text) {
    int depth = 0;
    bool is_quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') is_quoted = !is_quoted;
        if (is_quoted && c == '\\') ++i;
        if (is_quoted) continue;
        if (c == '[' || c == '{') ++depth;
        if (c == ']' || c == '}') --depth;
        if (depth > kDeepestJson) return true;
    }
    return false;
}

Json parsed_json(std::string_view text) {
    if (is_too_deep(text)) return Json(Json::value_t::discarded);
    return Json::parse(text, nullptr, false);
}

std::string dumped(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

}  // namespace upstar
