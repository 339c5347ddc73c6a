#include "upstar/base/error_json.h"

namespace upstar {
namespace {

Json json_of(const Remedy& remedy) {
    Json json = {{"kind", name(remedy.kind)}};
    if (!remedy.name.empty()) json["name"] = remedy.name;
    if (!remedy.value.empty()) json["value"] = remedy.value;
    return json;
}

}  // namespace

Json error_json(const Error& error) {
    Json json = {{"kind", name(error.kind())}, {"message", error.message()}};
    if (error.offset()) json["offset"] = *error.offset();
    if (error.remedy()) json["remedy"] = json_of(error.remedy());
    return json;
}

}  // namespace upstar
