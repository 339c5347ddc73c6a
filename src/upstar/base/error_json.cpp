#include "upstar/base/error_json.h"

namespace upstar {
namespace {

const char* kind_name(ErrorKind kind) {
    constexpr const char* kNames[] = {"input", "limit", "cancelled"};
    return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace

Json error_json(const Error& error) {
    Json json = {{"kind", kind_name(error.kind())}, {"message", error.message()}};
    if (error.offset()) json["offset"] = *error.offset();
    return json;
}

}  // namespace upstar
