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

// A table whose cells were computed elsewhere.
py::object table_of(const std::string& json) {
    return answer(std::make_shared<TableOfFamily>(
        work([&] { return table_from_json(session(), Json::parse(json)); }, Turn::Alone)));
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
                 const py::dict& ranges, const std::string& show,
                 std::optional<std::size_t> longest, unsigned threads, const std::string& journal,
                 const py::object& seconds, const py::object& progress) {
    const RulesetPtr ruleset = ruleset_from(game);
    const std::vector<RangeText> texts = ranges_of(ranges);
    TableOptions options;
    options.measures = parse_measures(show);
    options.longest = longest.value_or(options.longest);
    options.threads = threads;
    options.journal = journal;
    options.observer = observer_of(progress);
    const auto found = work_within(seconds, py::bool_(false), [&](Context&) {
        Family family(session(), ruleset, position_template, texts);
        Table made = make_table(session(), family, options);
        return std::make_shared<TableOfFamily>(TableOfFamily{std::move(family), std::move(made)});
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
                      const std::string& formula, const py::dict& ranges, bool by_outcomes,
                      unsigned threads, const py::object& seconds, const py::object& progress) {
    const RulesetPtr ruleset = ruleset_from(game);
    const std::vector<RangeText> texts = ranges_of(ranges);
    const ConjectureOptions options{threads, observer_of(progress),
                                    by_outcomes ? Evidence::Outcomes : Evidence::Values};
    const auto found = work_within(seconds, py::bool_(false), [&](Context&) {
        Family family(session(), ruleset, position_template, texts);
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
                       const py::dict& ranges, std::optional<std::size_t> hold_back,
                       const py::object& seconds, const py::object& progress) {
    const RulesetPtr ruleset = ruleset_from(game);
    const std::vector<RangeText> texts = ranges_of(ranges);
    ConjectureOptions options;
    options.observer = observer_of(progress);
    const auto found = work_within(seconds, py::bool_(false), [&](Context&) {
        Family family(session(), ruleset, position_template, texts);
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
               py::arg("show"), py::arg("longest"), py::arg("threads"), py::arg("journal"),
               py::arg("time"), py::arg("progress"));
    module.def("_table_of", &table_of, py::arg("json"));
    module.def("_cells", &cells, py::arg("game"), py::arg("template"), py::arg("ranges"));
    module.def("_conjecture", &conjecture, py::arg("game"), py::arg("template"), py::arg("formula"),
               py::arg("ranges"), py::arg("by_outcomes"), py::arg("threads"), py::arg("time"),
               py::arg("progress"));
    module.def("_closed_form", &closed_form, py::arg("game"), py::arg("template"),
               py::arg("ranges"), py::arg("hold_back"), py::arg("time"), py::arg("progress"));
}

}  // namespace upstar::python
