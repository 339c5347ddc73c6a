#include "upstar/catalog/known_value.h"

#include "upstar/values/sum.h"

namespace upstar {

std::string known_as(const AnyRuleset& ruleset) {
    std::string changed;
    const std::vector<Parameter>& parameters = ruleset.about().parameters;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const Argument& setting = ruleset.settings().all()[i];
        if (setting.value == parameters[i].standard) continue;
        changed += (changed.empty() ? "" : ", ") + setting.name + " => " + setting.value;
    }
    return changed.empty() ? ruleset.id() : ruleset.id() + "(" + changed + ")";
}

std::string key_of(const AnyPosition& position) { return position.canonical()->to_string(); }

namespace {

std::optional<Game> kept_value(KnownValues& known, const std::string& ruleset,
                               const AnyPosition& position, Arena& arena) {
    if (auto value = known.find(ruleset, key_of(position))) return value;
    const PositionPtr opposite = position.negated();
    if (opposite == nullptr) return std::nullopt;
    const auto value = known.find(ruleset, key_of(*opposite));
    return value ? std::optional(negative(arena, *value)) : std::nullopt;
}

}  // namespace

std::optional<Game> kept_value(KnownValues& known, const AnyPosition& position, Arena& arena) {
    return kept_value(known, known_as(position.ruleset()), position, arena);
}

std::optional<Game> looked_up_value(const AnyPosition& position, Evaluators& evaluators) {
    KnownValues& known = *evaluators.known_values();
    const std::string ruleset = known_as(position.ruleset());
    if (!known.has(ruleset)) return std::nullopt;
    if (auto value = kept_value(known, ruleset, position, evaluators.arena())) return value;
    Game total;
    std::vector<PositionPtr> unknown;
    const std::vector<PositionPtr> components = position.components();
    if (components.size() == 1 && components[0]->to_string() == position.to_string())
        return std::nullopt;
    for (const PositionPtr& component : components) {
        if (const auto value = kept_value(known, ruleset, *component, evaluators.arena())) {
            total = sum(evaluators.arena(), total, *value);
        } else {
            unknown.push_back(component);
        }
    }
    if (unknown.size() == components.size()) return std::nullopt;
    for (const PositionPtr& component : unknown)
        total = sum(evaluators.arena(), total, component->value(evaluators));
    return total;
}

}  // namespace upstar
