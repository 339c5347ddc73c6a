// JSON as the library and the program write it: objects keep the order in which they were made.
//
// Reading this header takes long; only .cpp files that make JSON include it, or headers of theirs.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace upstar {

using Json = nlohmann::ordered_json;

/// The `schema` of every answer: it grows when a key changes its meaning or goes, not when one is
/// added.
inline constexpr int kJsonSchema = 1;

/// A value: {"type":"Number","value":"5/4"}, {"type":"Game","value":"{2|1}"}. Numbers are texts,
/// since they may be of any size.
Json typed_json(const char* type, std::string value);

/// JSON from outside is nested no deeper; copying it calls itself once a level.
inline constexpr int kDeepestJson = 200;

/// Whether arrays and objects are nested deeper than that; the text need not be JSON.
bool is_too_deep(std::string_view text);

/// What a text from outside says; discarded (is_discarded) if it is no JSON, or too deep.
Json parsed_json(std::string_view text);

/// As text: on one line, or with `indent` blanks a level. Bytes that are not UTF-8 are replaced.
/// To be used instead of Json::dump, which is compiled anew, for a second, in every file that
/// calls it.
std::string dumped(const Json& json, int indent = -1);

}  // namespace upstar
