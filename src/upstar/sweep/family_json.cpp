#include "upstar/sweep/family_json.h"

#include <memory>
#include <variant>
#include <vector>

#include "upstar/base/json_reader.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/value_json.h"

namespace upstar {

Json family_json(const FamilyPlan& family) {
    Json json = {{"schema", kJsonSchema},
                 {"game", ruleset_text(family.ruleset())},
                 {"template", family.template_text()},
                 {"ranges", Json::object()}};
    for (const auto& [name, range] : family.range_texts()) json["ranges"][name] = range;
    return json;
}

Family family_from_json(Session& session, const Json& json) {
    const JsonReader read("answer about a family");
    std::vector<RangeText> ranges;
    for (const auto& [name, range] : read.object(json, "ranges").items())
        ranges.push_back({name, read.as_text(range)});
    const Json game = typed_json("Ruleset", read.text(json, "game"));
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    const Value rules = value_from_json(work, game);
    return Family(session, std::get<std::shared_ptr<const AnyRuleset>>(rules),
                  read.text(json, "template"), ranges);
}

Json bindings_json(const Bindings& bindings) {
    Json json = Json::object();
    for (const auto& [name, value] : bindings) json[name] = value;
    return json;
}

}  // namespace upstar
