#include "failures.h"

#include <algorithm>
#include <thread>
#include <vector>

namespace upstar::python {
namespace {

struct Kept {
    std::thread::id caller;  // nobody, where a thread that helps the caller asked the rules
    py::error_already_set raised;
};

// Looked at with Python's lock held only.
std::vector<Kept>& all_kept() {
    static auto* const kept = new std::vector<Kept>;
    return *kept;
}

void forget_of(std::thread::id caller) {
    if (all_kept().empty()) return;
    std::vector<Kept> others;
    for (Kept& kept : all_kept())
        if (kept.caller != caller) others.push_back(std::move(kept));
    all_kept() = std::move(others);
}

}  // namespace

void keep(const py::error_already_set& raised) {
    all_kept().push_back({has_session() ? std::this_thread::get_id() : std::thread::id(), raised});
}

void keep_aside(py::error_already_set& raised, const PythonRules& rules,
                const std::optional<UserRules::Handle>& p, const char* rule) {
    std::string where = "in " + rules.about().name + "." + rule;
    if (p) where += "(" + std::string(py::repr(rules.position(*p))) + ")";
    if (py::hasattr(raised.value(), "add_note")) raised.value().attr("add_note")(where);
    keep(raised);
    throw Error(ErrorKind::Input, where + " failed");
}

// What its own rules raised comes first; a helper's belongs to whoever's call it helped.
void raise_kept() {
    for (const std::thread::id caller : {std::this_thread::get_id(), std::thread::id()}) {
        const auto found = std::find_if(all_kept().begin(), all_kept().end(),
                                        [&](const Kept& kept) { return kept.caller == caller; });
        if (found == all_kept().end()) continue;
        py::error_already_set raised = std::move(found->raised);
        forget_of(caller);
        throw raised;
    }
}

void forget_kept() { forget_of(std::this_thread::get_id()); }

}  // namespace upstar::python
