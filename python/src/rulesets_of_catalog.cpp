// upstar.GameRules: a game of the catalog with its parameters chosen, which makes positions.
#include <pybind11/stl.h>

#include <cmath>

#include "parts.h"
#include "positions.h"
#include "python_rules.h"
#include "upstar/catalog/game_help.h"
#include "upstar/lang/compound.h"

namespace upstar::python {
namespace {

std::string text_of_setting(py::handle value) { return py::str(value); }

// konane("xo.o", rules="modern"); circular_nim("1,2,3,4,5", 5, 2): what is no text of a position
// stands for the parameters that may be given by their places.
py::object called(const BoundRuleset& self, const py::args& places, const py::dict& names) {
    const About& about = self.ruleset->about();
    std::vector<Argument> given = arguments_of(names);
    std::optional<std::string> position;
    std::size_t place = 0;
    for (const py::handle argument : places) {
        if (PyUnicode_Check(argument.ptr()) && !position) {
            position = argument.cast<std::string>();
        } else if (place < about.by_place.size()) {
            given.push_back({about.by_place[place++], text_of_setting(argument)});
        } else {
            const std::string example =
                about.examples.empty()
                    ? ""
                    : ": upstar." + self.ruleset->id() + "(\"" + about.examples.back() + "\")";
            throw py::type_error(
                about.name + " takes a position as a text, and its parameters by name" + example);
        }
    }
    const RulesetPtr ruleset = given.empty() ? self.ruleset : self.ruleset->configured(given);
    if (!position) return to_python(ruleset);
    return to_python(work([&] { return ruleset->parse(*position); }));
}

py::dict settings(const BoundRuleset& self) {
    py::dict all;
    for (const Argument& argument : self.ruleset->settings().all()) {
        py::object value = py::str(argument.value);
        for (const Parameter& parameter : self.ruleset->about().parameters)
            if (parameter.name == argument.name && parameter.is_number()) value = py::int_(value);
        all[py::str(argument.name)] = value;
    }
    return all;
}

}  // namespace

std::vector<Argument> arguments_of(const py::dict& given) {
    std::vector<Argument> arguments;
    for (const auto& [key, value] : given)
        arguments.push_back({key.cast<std::string>(), text_of_setting(value)});
    return arguments;
}

std::chrono::milliseconds time_of(const py::object& seconds, std::chrono::milliseconds standard) {
    if (seconds.is_none()) return standard;
    const double given = seconds.cast<double>();
    if (!(given > 0) || given > 1e9)
        throw Error(ErrorKind::Input, "time is a number of seconds above 0, or None for no limit");
    return std::max(std::chrono::milliseconds(1),
                    std::chrono::milliseconds(std::llround(given * 1000)));
}

py::object to_python(const RulesetPtr& ruleset) {
    if (const PythonRules* rules = python_rules(*ruleset)) return rules->spec();
    return py::cast(BoundRuleset{ruleset});
}

void add_rulesets_of_catalog(py::module_& module) {
    py::class_<BoundRuleset> type(module, "GameRules",
                                  "A game with its parameters chosen. Call it with the text of a "
                                  "position, and with parameters to be changed.");
    type.def("__call__", [](const BoundRuleset& self, const py::args& places,
                            const py::kwargs& names) { return called(self, places, names); });
    type.def_property_readonly(
        "name", [](const BoundRuleset& self) { return self.ruleset->about().name; },
        "the name as a title");
    type.def_property_readonly(
        "id", [](const BoundRuleset& self) { return self.ruleset->id(); },
        "the name as one word: upstar.<id> is the game");
    type.def_property_readonly(
        "kind", [](const BoundRuleset& self) { return name(self.ruleset->kind()); },
        "partizan, impartial or scoring");
    type.def_property_readonly(
        "summary", [](const BoundRuleset& self) { return self.ruleset->about().summary; },
        "the game in a line");
    type.def_property_readonly(
        "help", [](const BoundRuleset& self) { return game_help(*self.ruleset); },
        "the rules, how positions are written, the parameters, examples");
    type.def_property_readonly(
        "examples", [](const BoundRuleset& self) { return self.ruleset->about().examples; },
        "texts of positions");
    type.def_property_readonly("settings", &settings, "the parameters and their values");
    type.def("__eq__", [](const BoundRuleset& a, const py::object& b) {
        return py::isinstance<BoundRuleset>(b) &&
               *a.ruleset == *b.cast<const BoundRuleset&>().ruleset;
    });
    type.def("__hash__", [](const BoundRuleset& self) {
        return py::hash(py::str(ruleset_text(*self.ruleset)));
    });
    type.def("__repr__", [](const BoundRuleset& self) {
        std::string text = "upstar." + self.ruleset->id();
        const std::string given =
            py::str(py::module_::import("upstar._words")
                        .attr("arguments")(
                            settings(self),
                            settings(BoundRuleset{session().catalog().named(self.ruleset->id())})));
        return given.empty() ? text : text + "(" + given + ")";
    });
    type.def("__reduce__", [](const BoundRuleset& self) {
        return py::make_tuple(py::module_::import("upstar._words").attr("game_of"),
                              py::make_tuple(self.ruleset->id(), settings(self)));
    });
    module.def(
        "game", [](const std::string& name) { return to_python(session().catalog().named(name)); },
        py::arg("name"), "the game of that name, from the catalog or defined in the language");
    module.def(
        "games",
        [] {
            std::vector<std::string> ids;
            for (const RulesetPtr& game : session().catalog().games()) ids.push_back(game->id());
            return ids;
        },
        "the names of all games that there are");
}

}  // namespace upstar::python
