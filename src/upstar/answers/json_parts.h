// What the JSON forms of several answers share: values, and the game with its parameters.
#pragma once

#include <optional>

#include "upstar/base/json.h"
#include "upstar/base/json_reader.h"
#include "upstar/catalog/any_position.h"
#include "upstar/lang/compound.h"

namespace upstar {

/// null if there is none, or it has more than 65536 characters.
Json game_json(Arena& arena, const std::optional<Game>& game);

/// The value that a member is; nothing of null. Throws Error (Input).
std::optional<Game> game_from_json(Workspace& work, const JsonReader& read, const Json& json,
                                   const char* key);

/// An object of names and values.
Json parameters_json(const AnyRuleset& rules);

/// The game that the members "game" and "parameters" name. Throws Error (Input).
RulesetPtr ruleset_from_json(Workspace& work, const JsonReader& read, const Json& json);

}  // namespace upstar
