#include "upstar/answers/json_parts.h"

#include <string>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/catalog/catalog.h"
#include "upstar/lang/value_json.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

constexpr std::size_t kMostValueText = 1 << 16;  // characters

}  // namespace

Json game_json(Arena& arena, const std::optional<Game>& game) {
    if (!game) return nullptr;
    std::string text;
    try {
        text = to_string(arena, *game);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Limit || arena.context().stopped()) throw;
        return nullptr;
    }
    if (text.size() > kMostValueText) return nullptr;
    return typed_json("Game", std::move(text));
}

std::optional<Game> game_from_json(Workspace& work, const JsonReader& read, const Json& json,
                                   const char* key) {
    if (!JsonReader::has(json, key)) return std::nullopt;
    const Value value = value_from_json(work, read.member(json, key));
    if (const Game* game = std::get_if<Game>(&value)) return *game;
    throw read.fault("`" + std::string(key) + "` is no value of a game");
}

Json parameters_json(const AnyRuleset& rules) {
    Json json = Json::object();
    for (const auto& [name, value] : rules.settings().all()) json[name] = value;
    return json;
}

RulesetPtr ruleset_from_json(Workspace& work, const JsonReader& read, const Json& json) {
    std::vector<Argument> arguments;
    for (const auto& [name, value] : read.object(json, "parameters").items())
        arguments.push_back({name, read.as_text(value)});
    return work.catalog.named(read.text(json, "game"))->configured(arguments);
}

}  // namespace upstar
