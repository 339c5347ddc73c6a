#include "upstar/collect/fill.h"

#include <variant>

namespace upstar {

std::int64_t fill(Session& session, const SweptTable& table, DictionaryWriter& writer) {
    PlannedSweep sweep(session, table.plan());
    const std::int64_t before = writer.added();
    table.for_each(
        sweep, [&](const Bindings& bindings, const std::string& text, const CellResult& result) {
            const Measured measured = measured_from(sweep.work(), result.measured);
            std::optional<Game> value;
            if (measured[Measure::GameValue]) value = std::get<Game>(*measured[Measure::GameValue]);
            DictionaryEntry entry = entry_of(*sweep.family().position(bindings, text), value);
            if (measured[Measure::Outcome])
                entry.outcome = std::get<Outcome>(*measured[Measure::Outcome]);
            if (entry.value || entry.outcome) writer.add(entry);
        });
    return writer.added() - before;
}

}  // namespace upstar
