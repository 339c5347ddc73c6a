// What can be asked: a table of questions, each with its fields and the function that answers it.
//
// All that is known of a question stands in its line: the fields of requests are checked by it, and
// the hello lists it. A front end chooses which lists the engine has, since some link what a web
// page has not.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "upstar/base/json.h"

namespace upstar {

class Asked;

struct Field {
    enum class Kind : std::uint8_t {
        Text,
        Count,  ///< a whole number from 0 on
        Names,  ///< an object of texts and whole numbers
        Flag,   ///< true or false
    };
    enum class Needed : std::uint8_t { No, Yes };

    std::string name;
    Kind kind;
    Needed needed;
    std::string about;

    static Field text(std::string name, std::string about) {
        return {std::move(name), Kind::Text, Needed::No, std::move(about)};
    }
    static Field count(std::string name, std::string about) {
        return {std::move(name), Kind::Count, Needed::No, std::move(about)};
    }
    static Field names(std::string name, std::string about) {
        return {std::move(name), Kind::Names, Needed::No, std::move(about)};
    }
    static Field flag(std::string name, std::string about) {
        return {std::move(name), Kind::Flag, Needed::No, std::move(about)};
    }
    Field required() const { return {name, kind, Needed::Yes, about}; }
};

/// "text", "count", "names", "flag".
const char* name(Field::Kind kind);

struct EngineQuestion {
    std::string name;
    std::string about;
    std::vector<Field> fields;
    Json (*answer)(Asked&);            ///< throws Error; null of what only the engine itself can do
    std::string also{};                ///< another name; empty if it has none
    std::vector<std::string> games{};  ///< those whose positions it takes; empty if of no game
};

/// Those that every request may have: id, do, session, the limits, and stream.
const std::vector<std::string>& common_fields();

/// The one of that name. Throws Error (Input) that lists them where there is none.
const EngineQuestion& question_named(const std::vector<EngineQuestion>& questions,
                                     const std::string& name);

/// Throws Error (Input) for a field that the question does not have, one that is of another kind,
/// and one that is missing.
void check_fields(const EngineQuestion& question, const Json& fields);

}  // namespace upstar
