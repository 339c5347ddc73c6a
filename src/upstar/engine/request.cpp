#include "upstar/engine/request.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "upstar/base/error.h"

namespace upstar {
namespace {

constexpr double kMostSeconds = 1e6;
constexpr double kMostMebibytes = 1 << 24;
constexpr double kMostThreads = 1024;

// A text of at least one character; empty where the field is not there.
std::string text_in(const Json& json, const char* key) {
    const auto found = json.find(key);
    if (found == json.end()) return {};
    if (!found->is_string() || found->empty() || found->get_ref<const std::string&>().empty())
        throw Error(ErrorKind::Input, "`" + std::string(key) + "` is a text, and not empty");
    return found->get<std::string>();
}

// 0 where the field is not there.
double limit_in(const Json& json, const char* key, const char* unit, double most) {
    const auto found = json.find(key);
    if (found == json.end()) return 0;
    const double limit = found->is_number() ? found->get<double>() : -1;
    if (!(limit > 0 && limit <= most))
        throw Error(ErrorKind::Input, "`" + std::string(key) + "` is a number of " + unit +
                                          " above 0, at most " +
                                          std::to_string(static_cast<std::int64_t>(most)));
    return limit;
}

}  // namespace

Json request_json(std::string_view line) {
    if (line.size() > kLongestRequest)
        throw Error(ErrorKind::Input, "a line of more than " + std::to_string(kLongestRequest) +
                                          " bytes is not read");
    if (is_too_deep(line))
        throw Error(ErrorKind::Input,
                    "a request is nested at most " + std::to_string(kDeepestJson) + " levels deep");
    Json json;
    try {
        json = Json::parse(line);
    } catch (const nlohmann::json::parse_error& error) {
        throw Error(ErrorKind::Input, "a request is a JSON object in one line; this is no JSON",
                    error.byte == 0 ? 0 : error.byte - 1);
    } catch (const nlohmann::json::exception&) {  // a number beyond all bounds
        throw Error(ErrorKind::Input, "a request is a JSON object in one line; this is no JSON");
    }
    if (!json.is_object())
        throw Error(ErrorKind::Input,
                    "a request is a JSON object, such as {\"id\":1,\"do\":\"hello\"}");
    return json;
}

std::string request_id(const Json& json) {
    const auto id = json.find("id");
    if (id == json.end())
        throw Error(ErrorKind::Input, "a request has an `id`, by which its answer is called");
    if (!id->is_string() && !id->is_number_integer())
        throw Error(ErrorKind::Input, "`id` is a text or a whole number");
    return dumped(*id);
}

Request request_from(Json json) {
    Request request{.id = request_id(json), .question = text_in(json, "do")};
    if (request.question.empty())
        throw Error(ErrorKind::Input, "a request says by `do` what is wanted");
    request.session = text_in(json, "session");
    constexpr double kMilliseconds = 1000;
    const double seconds = limit_in(json, "time", "seconds", kMostSeconds);
    if (seconds > 0)
        request.time =
            std::chrono::milliseconds(1 + static_cast<std::int64_t>(seconds * kMilliseconds));
    request.memory = static_cast<std::size_t>(limit_in(json, "memory", "MiB", kMostMebibytes) *
                                              (std::size_t{1} << 20));
    if (json.contains("threads"))
        request.threads = static_cast<unsigned>(
            std::max(1.0, limit_in(json, "threads", "threads", kMostThreads)));
    if (const auto stream = json.find("stream"); stream != json.end()) {
        if (!stream->is_boolean()) throw Error(ErrorKind::Input, "`stream` is true or false");
        request.stream = stream->get<bool>();
    }
    request.fields = std::move(json);
    return request;
}

}  // namespace upstar
