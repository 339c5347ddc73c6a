#include "upstar/base/json.h"

namespace upstar {

std::string dumped(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

}  // namespace upstar
