// A line of the protocol as a request: one JSON object that says by `do` what is wanted.
//
//     {"id": 1, "do": "evaluate", "expression": "{1|-1} + ^", "time": 2}
//
// `id` is what the answer is called by; `session` whose variables it shares and behind whose
// requests it waits; `time`, `memory` and `threads` are its limits; with `stream` what is found on
// the way is told, too. All other fields belong to the question (question.h).
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

#include "upstar/base/json.h"

namespace upstar {

/// Longer lines are refused.
inline constexpr std::size_t kLongestRequest = std::size_t{1} << 20;

struct Request {
    std::string id;  ///< as JSON writes it
    std::string question;
    std::string session{};              ///< empty if it names none
    std::chrono::milliseconds time{0};  ///< 0: no limit
    std::size_t memory = 0;             ///< bytes beyond what the session holds; 0: its share
    unsigned threads = 1;
    bool stream = false;  ///< what is found on the way is wanted, too
    Json fields{};        ///< all of them
};

/// Throws Error (Input), with the offset in the line, if it is no JSON object.
Json request_json(std::string_view line);

/// The id of a request as JSON writes it. Throws Error (Input) if it has none, or one that is
/// neither a text nor a whole number.
std::string request_id(const Json& json);

/// Throws Error (Input).
Request request_from(Json json);

}  // namespace upstar
