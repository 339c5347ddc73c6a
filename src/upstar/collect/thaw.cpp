#include "upstar/collect/thaw.h"

#include <memory>
#include <variant>

#include "upstar/base/json.h"
#include "upstar/lang/value_json.h"

namespace upstar {

void thaw(Session& session, FrozenTable& table, DictionaryWriter& writer) {
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    const Value rules = value_from_json(work, typed_json("Ruleset", table.game()));
    const auto& ruleset = std::get<std::shared_ptr<const AnyRuleset>>(rules);
    FrozenValues values(table, session.arena());
    table.for_each([&](const std::string& position, ValueId value) {
        session.context().poll();
        writer.add(entry_of(*ruleset->parse(position), values.value(value)));
    });
}

}  // namespace upstar
