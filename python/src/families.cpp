// Tables of families of positions, conjectures about them, and closed forms.
#include "families.h"

#include <pybind11/stl.h>

#include "answer.h"
#include "limited_work.h"
#include "parts.h"
#include "positions.h"
#include "upstar/sweep/conjecture_json.h"
#include "upstar/sweep/conjecture_text.h"
#include "upstar/sweep/table_json.h"
#include "upstar/sweep/table_text.h"

namespace upstar::python {
namespace {

constexpr Formats kTextFormats = {Format::Text, Format::Unicode};

py::object answer(const std::shared_ptr<TableOfFamily>& found) {
    const std::string json =
        work([&] { return dumped(table_json(arena(), found->family, found->table)); });
    return to_python(Answer{json,
                            [found](Format format) {
                                return table_text(session(), found->family, found->table, format,
                                                  false);
                            },
                            kTableFormats});
}

// The family of a template; or, where `positions` is no None, of these, which a function gave for
// each of the parameters in turn.
Family family_of(const RulesetPtr& ruleset, const std::string& position_template,
                 const std::vector<RangeText>& texts, const std::vector<PositionPtr>* positions) {
    FamilyPlan plan(ruleset, position_template, texts);
    if (positions == nullptr) return Family(session(), std::move(plan));
    Workspace in{arena(), evaluators(), session().catalog()};
    std::vector<Bindings> all = plan.ranges().assignments(in, kMostCells);
    if (all.size() != positions->size())
        throw Error(ErrorKind::Input, "there are as many positions as cells");
    std::vector<FamilyCell> cells;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const PositionPtr& position = (*positions)[i];
        if (position->ruleset().about().name != ruleset->about().name)
            throw Error(ErrorKind::Input, "all positions of a table are of one game; with " +
                                              to_string(all[i]) + " there is one of " +
                                              position->ruleset().about().name);
        cells.push_back({std::move(all[i]), position->to_string(), position});
    }
    return Family(std::move(plan), std::move(cells));
}

// Calls task(family, context) as long work that has the session alone.
template <class Task>
auto of_family(const py::object& game, const std::string& position_template, const py::dict& ranges,
               const py::object& given, const py::object& seconds, Task task) {
    const RulesetPtr ruleset = ruleset_from(game);
    const std::vector<RangeText> texts = ranges_of(ranges);
    std::vector<PositionPtr> positions;
    if (!given.is_none())
        for (const py::handle each : given.cast<py::list>())
            positions.push_back(each.cast<const BoundPosition&>().position);
    const std::vector<PositionPtr>* are_given = given.is_none() ? nullptr : &positions;
    return work_within(seconds, py::bool_(false), [&](Context&) {
        return task(family_of(ruleset, position_template, texts, are_given));
    });
}

// A table whose cells were computed elsewhere.
py::object table_of(const py::object& game, const std::string& position_template,
                    const py::dict& ranges, const py::object& positions, const std::string& json) {
    return answer(
        of_family(game, position_template, ranges, positions, py::none(), [&](Family family) {
            return std::make_shared<TableOfFamily>(
                table_from_json(session(), std::move(family), Json::parse(json)));
        }));
}

py::list cells(const py::object& game, const std::string& position_template,
               const py::dict& ranges) {
    const RulesetPtr ruleset = ruleset_from(game);
    const std::vector<RangeText> texts = ranges_of(ranges);
    const Family family =
        work([&] { return Family(session(), ruleset, position_template, texts); }, Turn::Alone);
    py::list all;
    for (const FamilyCell& cell : family.cells()) {
        py::dict parameters;
        for (const Binding& binding : cell.bindings)
            parameters[py::str(binding.name)] = binding.value;
        all.append(py::make_tuple(parameters, cell.text));
    }
    return all;
}

py::object table(const py::object& game, const std::string& position_template,
                 const py::dict& ranges, const py::object& positions, const std::string& show,
                 std::optional<std::size_t> longest, unsigned threads, const std::string& journal,
                 const py::object& seconds, const py::object& progress) {
    TableOptions options;
    options.measures = parse_measures(show);
    options.longest = longest.value_or(options.longest);
    options.threads = threads;
    options.journal = journal;
    options.observer = observer_of(progress);
    const auto found =
        of_family(game, position_template, ranges, positions, seconds, [&](Family family) {
            Table made = make_table(session(), family, options);
            return std::make_shared<TableOfFamily>(
                TableOfFamily{std::move(family), std::move(made)});
        });
    refuse_cancelled(found->table.stopped);
    return answer(found);
}

struct FoundConjecture {
    Family family;
    Formula formula;
    ConjectureResult result;
};

py::object conjecture(const py::object& game, const std::string& position_template,
                      const std::string& formula, const py::dict& ranges,
                      const py::object& positions, bool by_outcomes, unsigned threads,
                      const py::object& seconds, const py::object& progress) {
    const ConjectureOptions options{threads, observer_of(progress),
                                    by_outcomes ? Evidence::Outcomes : Evidence::Values};
    const auto found =
        of_family(game, position_template, ranges, positions, seconds, [&](Family family) {
            Formula read(session(), formula);
            ConjectureResult result = check_conjecture(session(), family, read, options);
            return std::make_shared<FoundConjecture>(
                FoundConjecture{std::move(family), std::move(read), std::move(result)});
        });
    refuse_cancelled(found->result.stopped);
    const std::string json = work([&] {
        return dumped(
            conjecture_json(arena(), found->family.plan(), found->formula, found->result));
    });
    return to_python(Answer{
        json, [found](Format) { return conjecture_text(session(), found->result); }, kTextFormats});
}

struct FoundForm {
    Family family;
    FamilyClosedForm form;
};

py::object closed_form(const py::object& game, const std::string& position_template,
                       const py::dict& ranges, const py::object& positions,
                       std::optional<std::size_t> hold_back, const py::object& seconds,
                       const py::object& progress) {
    ConjectureOptions options;
    options.observer = observer_of(progress);
    const auto found =
        of_family(game, position_template, ranges, positions, seconds, [&](Family family) {
            FamilyClosedForm form = find_closed_form(session(), family, hold_back, options);
            return std::make_shared<FoundForm>(FoundForm{std::move(family), std::move(form)});
        });
    refuse_cancelled(found->form.stopped);
    const std::string json =
        work([&] { return dumped(closed_form_json(found->family, found->form)); });
    return to_python(
        Answer{json, [found](Format) { return closed_form_text(found->form); }, kTextFormats});
}

}  // namespace

std::vector<RangeText> ranges_of(const py::dict& given) {
    std::vector<RangeText> ranges;
    for (const auto& [name, range] : given)
        ranges.push_back({name.cast<std::string>(), py::str(range).cast<std::string>()});
    return ranges;
}

ProgressObserver observer_of(const py::object& progress) {
    if (progress.is_none()) return {};
    return [progress](const SweepProgress& so_far) {
        const py::gil_scoped_acquire lock;
        progress(so_far.done, so_far.cells);
    };
}

void add_families(py::module_& module) {
    module.def("_table", &table, py::arg("game"), py::arg("template"), py::arg("ranges"),
               py::arg("positions"), py::arg("show"), py::arg("longest"), py::arg("threads"),
               py::arg("journal"), py::arg("time"), py::arg("progress"));
    module.def("_table_of", &table_of, py::arg("game"), py::arg("template"), py::arg("ranges"),
               py::arg("positions"), py::arg("json"));
    module.def("_cells", &cells, py::arg("game"), py::arg("template"), py::arg("ranges"));
    module.def("_conjecture", &conjecture, py::arg("game"), py::arg("template"), py::arg("formula"),
               py::arg("ranges"), py::arg("positions"), py::arg("by_outcomes"), py::arg("threads"),
               py::arg("time"), py::arg("progress"));
    module.def("_closed_form", &closed_form, py::arg("game"), py::arg("template"),
               py::arg("ranges"), py::arg("positions"), py::arg("hold_back"), py::arg("time"),
               py::arg("progress"));
}

}  // namespace upstar::python
