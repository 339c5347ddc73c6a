// Positions and rulesets of Python: a pointer of the catalog with Python's manners.
#pragma once

#include "library.h"
#include "upstar/catalog/any_position.h"

namespace upstar::python {

struct BoundPosition {
    PositionPtr position;
};

/// The text of a position, where a position or its text is given.
struct PositionText {
    std::string text;
};

struct BoundRuleset {
    RulesetPtr ruleset;
};

/// A Ruleset of Python as a game of the catalog.
struct BoundUserGame {
    RulesetPtr game;
};

/// The game that an argument means: a game of the catalog, its name, or a Ruleset of Python.
RulesetPtr ruleset_from(const py::object& game);

py::object to_python(const PositionPtr& position);
py::object to_python(const RulesetPtr& ruleset);

/// Seconds as a number of Python's, or None for no limit. Throws Error (Input) if negative.
std::chrono::milliseconds time_of(const py::object& seconds,
                                  std::chrono::milliseconds standard = {});

/// A time limit needs the session alone.
inline Turn turn_for(std::chrono::milliseconds time) {
    return time.count() == 0 ? Turn::Together : Turn::Alone;
}

/// Parameters by their names, as keyword arguments give them.
std::vector<Argument> arguments_of(const py::dict& given);

}  // namespace upstar::python

namespace pybind11::detail {

template <>
struct type_caster<upstar::python::PositionText> {
    PYBIND11_TYPE_CASTER(upstar::python::PositionText, const_name("str | Position"));

    bool load(handle given, bool) {
        if (PyUnicode_Check(given.ptr())) {
            value.text = given.cast<std::string>();
            return true;
        }
        if (!isinstance<upstar::python::BoundPosition>(given)) return false;
        value.text = given.cast<const upstar::python::BoundPosition&>().position->to_string();
        return true;
    }
};

}  // namespace pybind11::detail
