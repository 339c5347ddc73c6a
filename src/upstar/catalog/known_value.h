// The value of a position from what the session's dictionary knows of its components.
#pragma once

#include <optional>
#include <string>

#include "upstar/catalog/any_position.h"
#include "upstar/search/evaluators.h"

namespace upstar {

/// How a dictionary calls a ruleset: its name, and the parameters that are not the standard ones,
/// "konane(rules => modern)".
std::string known_as(const AnyRuleset& ruleset);

/// How it calls a position: the text of the one that stands for all symmetric ones.
std::string key_of(const AnyPosition& position);

/// What is known of the position or of its negative, of which a dictionary may have only one.
std::optional<Game> kept_value(KnownValues& known, const AnyPosition& position, Arena& arena);

std::optional<Game> looked_up_value(const AnyPosition& position, Evaluators& evaluators);

/// Nothing if there is no dictionary, or it knows neither the position nor any of its components;
/// those that it does not know are evaluated.
inline std::optional<Game> known_value(const AnyPosition& position, Evaluators& evaluators) {
    if (evaluators.known_values() == nullptr) return std::nullopt;
    return looked_up_value(position, evaluators);
}

}  // namespace upstar
