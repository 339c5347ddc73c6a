// Sweeps: tables and conjectures of any size, in files from which a stopped one goes on.
#include <pybind11/stl.h>

#include <filesystem>
#include <memory>
#include <sstream>

#include "answer.h"
#include "families.h"
#include "limited_work.h"
#include "parts.h"
#include "python_rules.h"
#include "upstar/collect/dictionary_rows.h"
#include "upstar/collect/fill.h"
#include "upstar/store/dictionary/dictionary_memory.h"
#include "upstar/sweep/sweep.h"
#include "upstar/sweep/swept_table.h"

namespace upstar::python {
namespace {

constexpr Formats kConjectureFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Json,
                                        Format::JsonLines};

// A sweep works in sessions of its own, so the game goes by its name there.
std::string game_named(const py::object& game, const std::string& definitions) {
    if (PyUnicode_Check(game.ptr())) {
        const auto name = game.cast<std::string>();
        return work([&] {
            Session other;
            define(other, definitions);
            return game_name(other, name);
        });
    }
    const RulesetPtr ruleset = ruleset_from(game);
    if (python_rules(*ruleset) != nullptr)
        throw Error(ErrorKind::Input,
                    "a sweep takes games of the catalog and of the language; upstar.table with an "
                    "executor takes a Ruleset of yours");
    return ruleset_text(*ruleset);
}

std::string written(const SweptTable& table, Format format) {
    Session other(session().context().memory_limit());
    std::ostringstream text;
    table.write(other, format, text);
    return text.str();
}

py::object swept(const std::vector<std::string>& files, const std::string& dictionary) {
    std::string json;
    const auto table = work([&] {
        auto read = std::make_shared<SweptTable>(files);
        if (!dictionary.empty()) {
            Session other(session().context().memory_limit());
            Dictionary into(dictionary, Dictionary::Use::Write);
            DictionaryWriter writer(into, other.arena(),
                                    computed_here("sweep " + described(read->plan())));
            fill(other, *read, writer);
            writer.finish();
        }
        json = written(*read, Format::Json);
        return read;
    });
    return to_python(Answer{std::move(json),
                            [table](Format format) { return written(*table, format); },
                            table->plan().is_conjecture() ? kConjectureFormats : kTableFormats});
}

std::string counted(const SweepEnd& end, const std::string& journal) {
    return "; " + std::to_string(end.progress.done) + " of " + std::to_string(end.progress.cells) +
           " cells are done; " + journal + " has them, and the same call goes on from there";
}

// What kept the sweep from its end.
[[noreturn]] void raise(const SweepEnd& end, const std::string& journal) {
    if (end.stopped)
        throw Error(end.stopped->kind(), end.stopped->message() + counted(end, journal),
                    end.stopped->remedy());
    const auto& [number, why] = end.failed.front();
    const std::size_t others = end.failed.size() - 1;
    throw Error(why.kind(),
                "cell " + std::to_string(number) + ": " + why.message() +
                    (others == 0 ? "" : ", and " + std::to_string(others) + " more cells failed") +
                    counted(end, journal),
                why.remedy());
}

SweepOptions options_of(const std::string& dictionary, unsigned threads,
                        const py::object& progress) {
    SweepOptions options;
    options.threads = thread_count(threads);
    options.memory_limit = session().context().memory_limit();
    options.observer = observer_of(progress);
    // A dictionary that this sweep begins has nothing to say yet.
    if (std::filesystem::exists(dictionary))
        options.prepare = [dictionary](Session& other) {
            other.evaluators().set_known_values(known_values_in(dictionary, other.arena()));
        };
    return options;
}

py::object sweep(const py::object& game, const std::string& position_template,
                 const py::dict& ranges, const std::string& journal, const std::string& show,
                 const std::string& formula, const std::vector<std::string>& guesses,
                 std::size_t longest, const std::string& definitions, const std::string& part_text,
                 const std::string& dictionary, unsigned threads, const py::object& seconds,
                 const py::object& progress) {
    SweepPlan plan;
    plan.definitions = definitions;
    plan.game = game_named(game, definitions);
    plan.position_template = position_template;
    plan.ranges = ranges_of(ranges);
    plan.measures = parse_measures(show);
    plan.longest = longest;
    plan.guesses = guesses;
    plan.formula = formula;
    const SweepPart part = SweepPart::from(part_text);
    const SweepOptions options = options_of(dictionary, threads, progress);
    std::size_t damaged = 0;
    const SweepEnd end = work_within(seconds, py::bool_(false), [&](Context& control) {
        {
            Session other;  // what is wrong with the plan is told before the work
            PlannedSweep(other, plan).count();
        }
        SweepFile file(journal, plan, part);
        damaged = file.damaged();
        return run_sweep(control, plan, part, file, options);
    });
    if (damaged > 0) {
        const std::string warning = std::to_string(damaged) + " damaged lines of " + journal +
                                    " were left out; their cells were computed again";
        if (PyErr_WarnEx(PyExc_UserWarning, warning.c_str(), 1) != 0) throw py::error_already_set();
    }
    refuse_cancelled(end.stopped);
    if (!end.is_complete()) raise(end, journal);
    return part.of == 1 ? swept({journal}, dictionary) : py::none();
}

}  // namespace

void add_sweeps(py::module_& module) {
    module.def("_sweep", &sweep, py::arg("game"), py::arg("template"), py::arg("ranges"),
               py::arg("journal"), py::arg("show"), py::arg("formula"), py::arg("guesses"),
               py::arg("longest"), py::arg("definitions"), py::arg("part"), py::arg("dictionary"),
               py::arg("threads"), py::arg("time"), py::arg("progress"));
    module.def("_merge", &swept, py::arg("files"), py::arg("dictionary"));
}

}  // namespace upstar::python
