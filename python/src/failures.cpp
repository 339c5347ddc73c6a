#include "failures.h"

namespace upstar::python {
namespace {

// Looked at with Python's lock held only.
std::optional<py::error_already_set>& kept() {
    static auto* const kept = new std::optional<py::error_already_set>;
    return *kept;
}

}  // namespace

void keep(const py::error_already_set& raised) { kept().emplace(raised); }

void keep_aside(py::error_already_set& raised, const PythonRules& rules,
                const std::optional<UserRules::Handle>& p, const char* rule) {
    std::string where = "in " + rules.about().name + "." + rule;
    if (p) where += "(" + std::string(py::repr(rules.position(*p))) + ")";
    if (py::hasattr(raised.value(), "add_note")) raised.value().attr("add_note")(where);
    keep(raised);
    throw Error(ErrorKind::Input, where + " failed");
}

void raise_kept() {
    if (!kept()) return;
    py::error_already_set raised = *std::move(kept());
    kept().reset();
    throw raised;
}

}  // namespace upstar::python
