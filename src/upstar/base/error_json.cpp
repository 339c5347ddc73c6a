#include "upstar/base/error_json.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "upstar/base/json_reader.h"

namespace upstar {
namespace {

constexpr std::array kKinds = {ErrorKind::Input, ErrorKind::Limit, ErrorKind::Cancelled};
constexpr std::array kRemedies = {Remedy::Kind::None,
                                  Remedy::Kind::RaiseTimeLimit,
                                  Remedy::Kind::RaiseMemoryLimit,
                                  Remedy::Kind::SetMemoryLimit,
                                  Remedy::Kind::Set,
                                  Remedy::Kind::Ask,
                                  Remedy::Kind::ListGames};

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

Error error_from_json(const Json& json) {
    const JsonReader read("error");
    const auto name_of = [](auto kind) { return std::string(name(kind)); };
    Remedy remedy;
    if (read.has(json, "remedy")) {
        const Json& given = read.object(json, "remedy");
        remedy.kind = read.one_of(kRemedies, given, "kind", name_of);
        if (read.has(given, "name")) remedy.name = read.text(given, "name");
        if (read.has(given, "value")) remedy.value = read.text(given, "value");
    }
    std::optional<std::size_t> offset;
    if (read.has(json, "offset")) offset = read.integer<std::size_t>(json, "offset");
    return {read.one_of(kKinds, json, "kind", name_of), read.text(json, "message"), offset,
            std::move(remedy)};
}

}  // namespace upstar
