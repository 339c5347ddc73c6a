// What the user's own code raises, kept aside while the library unwinds with an Error, and raised
// again as it was where the call returns to Python.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "python_rules.h"

namespace upstar::python {

/// Keeps the exception, to be raised by raise_kept. With Python's lock held, as all that follow.
void keep(const py::error_already_set& raised);

/// Keeps the exception, with a note that names the rule and the position, and throws an Error in
/// its stead.
[[noreturn]] void keep_aside(py::error_already_set& raised, const PythonRules& rules,
                             const std::optional<UserRules::Handle>& p, const char* rule);

/// Asks the user's code, from any thread.
template <class Question>
auto kept_aside(const PythonRules& rules, const std::optional<UserRules::Handle>& p,
                const char* rule, Question&& question) {
    const py::gil_scoped_acquire lock;
    try {
        return question();
    } catch (py::error_already_set& raised) {
        keep_aside(raised, rules, p, rule);
    } catch (const py::cast_error&) {
        PyErr_SetString(PyExc_TypeError, "this rule gives something of another type than it must");
        py::error_already_set raised;
        keep_aside(raised, rules, p, rule);
    } catch (const py::builtin_exception& wrong) {
        wrong.set_error();
        py::error_already_set raised;
        keep_aside(raised, rules, p, rule);
    }
}

}  // namespace upstar::python
