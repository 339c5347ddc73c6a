#include "upstar/sweep/family_json.h"

#include "upstar/lang/compound.h"

namespace upstar {

Json family_json(const Family& family) {
    Json json = {{"schema", kJsonSchema},
                 {"game", ruleset_text(family.ruleset())},
                 {"template", family.template_text()},
                 {"ranges", Json::object()}};
    for (const auto& [name, range] : family.range_texts()) json["ranges"][name] = range;
    return json;
}

Json bindings_json(const Bindings& bindings) {
    Json json = Json::object();
    for (const auto& [name, value] : bindings) json[name] = value;
    return json;
}

}  // namespace upstar
