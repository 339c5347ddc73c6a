#include "upstar/base/json.h"

#include <utility>

namespace upstar {

Json typed_json(const char* type, std::string value) {
    return {{"type", type}, {"value", std::move(value)}};
}

std::string dumped(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

}  // namespace upstar
