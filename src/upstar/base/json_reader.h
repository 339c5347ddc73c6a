// Reading an answer back from JSON: each question for a member either gives it, of the right type
// and size, or says what is wrong with it.
//
//     const JsonReader read("table");
//     read.check_schema(json);
//     const std::string game = read.text(json, "game");
//
// Readers of the answers stand beside their writers. What was read writes the same JSON again.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

#include "upstar/base/error.h"
#include "upstar/base/json.h"

namespace upstar {

class JsonReader {
public:
    /// Of what kind of answer the messages speak.
    explicit JsonReader(std::string kind) : kind_(std::move(kind)) {}

    /// "this is no table as JSON has it: ...".
    Error fault(const std::string& what) const;

    /// Throws Error (Input), as all that follow, unless the answer has the schema that is written.
    void check_schema(const Json& json) const;

    const Json& member(const Json& json, const char* key) const;
    const Json& array(const Json& json, const char* key) const;
    const Json& object(const Json& json, const char* key) const;

    std::string as_text(const Json& json) const;
    std::string text(const Json& json, const char* key) const { return as_text(member(json, key)); }
    bool truth(const Json& json, const char* key) const;
    double real(const Json& json, const char* key) const;

    std::int64_t as_integer(const Json& json, std::int64_t least, std::int64_t most) const;

    /// A count, or a number that fits T.
    template <class T>
    T integer(const Json& json, const char* key) const {
        constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
        constexpr bool kIsWider = sizeof(T) == sizeof(std::int64_t) && T(-1) > T(0);
        return static_cast<T>(as_integer(
            member(json, key), static_cast<std::int64_t>(std::numeric_limits<T>::min()),
            kIsWider ? kMost : static_cast<std::int64_t>(std::numeric_limits<T>::max())));
    }

    /// Whether the member is there and not null.
    static bool has(const Json& json, const char* key) {
        return json.is_object() && json.contains(key) && !json.at(key).is_null();
    }

    /// That of `all` whose name() is the text of the member.
    template <class All, class Name>
    auto one_of(const All& all, const Json& json, const char* key, const Name& name_of) const {
        const std::string given = text(json, key);
        for (const auto& each : all)
            if (name_of(each) == given) return each;
        throw fault("`" + given + "` is no `" + key + "`");
    }

private:
    std::string kind_;
};

}  // namespace upstar
