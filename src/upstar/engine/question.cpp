#include "upstar/engine/question.h"

#include <algorithm>
#include <cstddef>

#include "upstar/base/error.h"
#include "upstar/base/suggestion.h"
#include "upstar/base/words.h"

namespace upstar {
namespace {

bool is_count(const Json& json) {
    return json.is_number_unsigned() || (json.is_number_integer() && json.get<std::int64_t>() >= 0);
}

bool is_of(Field::Kind kind, const Json& json) {
    if (kind == Field::Kind::Text) return json.is_string();
    if (kind == Field::Kind::Count) return is_count(json);
    if (kind == Field::Kind::Flag) return json.is_boolean();
    return json.is_object() && std::all_of(json.begin(), json.end(), [](const Json& each) {
               return each.is_string() || each.is_number_integer();
           });
}

const char* words(Field::Kind kind) {
    constexpr const char* kWords[] = {
        "a text", "a whole number from 0 on",
        "an object whose members are texts or whole numbers, such as {\"rules\":\"modern\"}",
        "true or false"};
    return kWords[static_cast<std::size_t>(kind)];
}

Error unknown_field(const EngineQuestion& question, const std::string& name) {
    std::vector<std::string> names;
    for (const Field& field : question.fields) names.push_back(field.name);
    names.insert(names.end(), common_fields().begin(), common_fields().end());
    return {ErrorKind::Input, "`" + question.name + "` has no field " + cited(name) + "; it has " +
                                  joined(names, ", ") + suggestion(name, names)};
}

}  // namespace

const char* name(Field::Kind kind) {
    constexpr const char* kNames[] = {"text", "count", "names", "flag"};
    return kNames[static_cast<std::size_t>(kind)];
}

const std::vector<std::string>& common_fields() {
    static const std::vector<std::string> kNames = {"id",     "do",      "session", "time",
                                                    "memory", "threads", "stream"};
    return kNames;
}

const EngineQuestion& question_named(const std::vector<EngineQuestion>& questions,
                                     const std::string& name) {
    std::vector<std::string> names;
    for (const EngineQuestion& question : questions)
        if (question.name == name || (!name.empty() && question.also == name)) return question;
    for (const EngineQuestion& question : questions) names.push_back(question.name);
    throw Error(ErrorKind::Input, "there is no request " + cited(name) + "; there are " +
                                      joined(names, ", ") + suggestion(name, names));
}

void check_fields(const EngineQuestion& question, const Json& fields) {
    const auto& common = common_fields();
    for (const auto& [name, value] : fields.items()) {
        if (std::find(common.begin(), common.end(), name) != common.end()) continue;
        const auto field =
            std::find_if(question.fields.begin(), question.fields.end(),
                         [&key = name](const Field& each) { return each.name == key; });
        if (field == question.fields.end()) throw unknown_field(question, name);
        if (!is_of(field->kind, value))
            throw Error(ErrorKind::Input, "`" + field->name + "` is " + words(field->kind));
    }
    for (const Field& field : question.fields)
        if (field.needed == Field::Needed::Yes && !fields.contains(field.name))
            throw Error(ErrorKind::Input,
                        "`" + question.name + "` needs `" + field.name + "`: " + field.about);
}

}  // namespace upstar
