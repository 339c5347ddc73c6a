#include "upstar/sweep/family_values.h"

#include <algorithm>
#include <utility>

#include "upstar/sweep/workers.h"

namespace upstar {

FamilyValues family_values(Session& session, const Family& family,
                           const ConjectureOptions& options) {
    FamilyValues result;
    result.values.resize(family.cells().size());
    SweepProgress progress{family.cells().size(), 0, 0};
    CellWork work;
    work.run = [&](std::size_t i) {
        result.values[i] = family.cells()[i].position->value(session.evaluators());
    };
    work.finished = [&](std::size_t) {
        ++progress.done;
        return true;
    };
    if (options.observer) work.tick = [&] { options.observer(progress); };
    result.stopped = run_cells(session, family.cheapest_first(), options.threads, work);
    if (result.stopped && result.stopped->kind() == ErrorKind::Input) throw *result.stopped;
    return result;
}

FamilyClosedForm find_closed_form(Session& session, const Family& family,
                                  std::optional<std::size_t> hold_back,
                                  const ConjectureOptions& options) {
    const std::vector<std::string> varying = family.varying();
    if (varying.size() != 1)
        throw Error(ErrorKind::Input,
                    "a closed form is sought in one parameter: give one a range and the others a "
                    "number each; " +
                        std::string(varying.empty() ? "none has" : listed(varying) + " have") +
                        " more than one value here");
    FamilyClosedForm result;
    result.parameter = varying[0];
    result.cases = family.cells().size();
    for (const Binding& binding : family.cells().front().bindings)
        if (binding.name == result.parameter) result.first = binding.value;

    FamilyValues values = family_values(session, family, options);
    result.stopped = std::move(values.stopped);
    ValueSequence sequence{result.parameter, result.first, {}};
    for (const std::optional<Game>& value : values.values) {
        if (!value) break;
        sequence.values.push_back(*value);
    }
    result.computed = sequence.values.size();
    const std::size_t held = hold_back.value_or((result.computed + 2) / 3);
    if (held >= result.computed && result.computed > 0)
        throw Error(ErrorKind::Input, std::to_string(result.computed) +
                                          " values are too few to hold back " +
                                          std::to_string(held) + "; widen the range");
    if (result.stopped) session.context().resume();
    result.search = find_closed_form(session, sequence, std::min(held, result.computed));
    return result;
}

}  // namespace upstar
