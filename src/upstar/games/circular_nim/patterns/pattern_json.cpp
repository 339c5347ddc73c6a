#include "upstar/games/circular_nim/patterns/pattern_json.h"

#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/sets/known_sets.h"

namespace upstar::circular_nim {

Json json_of(const CircularRules& rules, const Pattern& pattern) {
    Json json = {
        {"schema", kJsonSchema}, {"game", game_name(rules)}, {"found", pattern.is_found()}};
    if (pattern.is_found())
        json["set"] = case_texts(pattern.set);
    else
        json["missing"] = shortcoming(pattern);
    json["learnt"] = pattern.learnt;
    json["tested"] = pattern.tested;
    const std::optional<StackSet> proved = known_set(rules);
    json["proved_set"] = proved ? Json(case_texts(*proved)) : Json(nullptr);
    return json;
}

}  // namespace upstar::circular_nim
