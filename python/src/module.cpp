// The module upstar._core: everything of the package that is not Python.
#include <pybind11/pybind11.h>

#include "answer.h"
#include "library.h"
#include "parts.h"
#include "upstar/version.h"

namespace upstar::python {
namespace {

// There is one session, and the types of pybind11 belong to the interpreter that made them.
void require_main_interpreter() {
    if (PyInterpreterState_Get() != PyInterpreterState_Main())
        throw py::import_error(
            "upstar works in the main interpreter only, not in a subinterpreter; use threads or "
            "processes");
}

}  // namespace

void add_answers(py::module_& module) {
    py::class_<Answer>(module, "_Answer")
        .def_readonly("json", &Answer::json)
        .def(
            "written",
            [](const Answer& answer, const std::string& format) {
                const Format wanted = format_of(format, answer.formats);
                return work([&] { return answer.written(wanted); });
            },
            py::arg("format"));
}

}  // namespace upstar::python

PYBIND11_MODULE(_core, module) {
    using namespace upstar::python;
    require_main_interpreter();
    module.attr("__version__") = upstar::kVersion;
    module.def("_require_main_interpreter", &require_main_interpreter);
    module.def("_note_main_thread", &note_main_thread, py::arg("thread"));
    module.def("_before_fork", &before_fork);
    module.def("_after_fork", &after_fork);
    module.def("_after_fork_in_child", &after_fork_in_child);
    module.def(
        "set_memory_limit", [](std::size_t bytes) { session().context().set_memory_limit(bytes); },
        py::arg("bytes"),
        "how much memory values, memos and tables may take; past it work ends with an Error");
    module.def(
        "memory_limit", [] { return session().context().memory_limit(); },
        "the limit that set_memory_limit sets, in bytes");
    module.def(
        "memory_used", [] { return session().context().memory_charged(); },
        "what values and memos take, in bytes");
    module.def(
        "set_threads", [](unsigned threads) { evaluators().set_threads(threads); },
        py::arg("threads"), "how many threads one long evaluation may use; all cores at first");
    module.def(
        "clear", [] { work([] { evaluators().clear(); }, Turn::Alone); },
        "forgets the values of positions found so far, and gives their memory back");
    add_errors(module);
    add_answers(module);
    add_thermographs(module);
    add_games(module);
    add_rulesets_of_catalog(module);
    add_positions(module);
    add_rulesets(module);
    add_matches(module);
    add_language(module);
    add_families(module);
    add_sweeps(module);
    add_dictionaries(module);
    add_konane(module);
    add_dots(module);
    add_nim(module);
    add_heaps_and_strips(module);
    add_certificates(module);
}
