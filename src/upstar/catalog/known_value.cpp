#include "upstar/catalog/known_value.h"

#include "upstar/values/sum.h"

namespace upstar {

std::string known_as(const AnyRuleset& ruleset) {
    std::string changed;
    const Settings standard(ruleset.about());
    for (std::size_t i = 0; i < standard.all().size(); ++i) {
        const Argument& setting = ruleset.settings().all()[i];
        if (setting == standard.all()[i]) continue;
        changed += (changed.empty() ? "" : ", ") + setting.name + " => " + setting.value;
    }
    return changed.empty() ? ruleset.id() : ruleset.id() + "(" + changed + ")";
}

std::string key_of(const AnyPosition& position) { return position.canonical()->to_string(); }

namespace {

// Of a position and its negative, a dictionary may have only one.
std::optional<Game> found(KnownValues& known, const std::string& ruleset,
                          const AnyPosition& position, Arena& arena) {
    if (auto value = known.find(ruleset, key_of(position))) return value;
    const PositionPtr opposite = position.negated();
    if (opposite == nullptr) return std::nullopt;
    const auto value = known.find(ruleset, key_of(*opposite));
    return value ? std::optional(negative(arena, *value)) : std::nullopt;
}

}  // namespace

std::optional<Game> looked_up_value(const AnyPosition& position, Evaluators& evaluators) {
    KnownValues& known = *evaluators.known_values();
    const std::string ruleset = known_as(position.ruleset());
    if (!known.has(ruleset)) return std::nullopt;
    if (auto value = found(known, ruleset, position, evaluators.arena())) return value;
    Game total;
    std::vector<PositionPtr> unknown;
    const std::vector<PositionPtr> components = position.components();
    if (components.size() == 1 && *components[0] == position) return std::nullopt;
    for (const PositionPtr& component : components) {
        if (const auto value = found(known, ruleset, *component, evaluators.arena())) {
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
