// upstar.eval and what it gives: values of the language as values of Python.
#include <pybind11/stl.h>

#include "answer.h"
#include "games.h"
#include "numbers.h"
#include "parts.h"
#include "positions.h"
#include "python_rules.h"
#include "upstar/answers/explanation.h"
#include "upstar/answers/explanation_json.h"
#include "upstar/answers/explanation_text.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/value_json.h"

namespace upstar::python {
namespace {

// A game kept as it is written, or a value of the language that Python has no type for.
struct BoundForm {
    Value value;
};

Workspace workspace() { return {arena(), evaluators(), session().catalog()}; }

Form form_of(const py::object& object) {
    if (py::isinstance<BoundForm>(object))
        if (const auto form = as_form(object.cast<const BoundForm&>().value)) return *form;
    if (py::isinstance<BoundPosition>(object))
        return std::make_shared<PositionGame>(object.cast<const BoundPosition&>().position);
    return game_of(object);
}

py::object to_python(const Value& value);

// Positions of a Ruleset of Python need have no text that reads back.
PositionPtr shared(const AnyPosition& position) {
    if (python_rules(position.ruleset()) != nullptr)
        return position_of(position.ruleset().configured({}), *handle_of(position));
    return position.ruleset().parse(position.to_string());
}

// The parts of a sum of positions and values, as Python has them; nothing if the form is none.
std::optional<std::array<py::object, 2>> summands(const BoundForm& form) {
    const auto game = as_form(form.value);
    const auto* compound =
        game ? std::get_if<std::shared_ptr<const CompoundGame>>(&*game) : nullptr;
    const auto parts = compound == nullptr ? std::nullopt : (*compound)->summands();
    if (!parts) return std::nullopt;
    return {{to_python(to_value((*parts)[0])), to_python(to_value((*parts)[1]))}};
}

struct Converter {
    py::object operator()(Nothing) const { return py::none(); }
    py::object operator()(bool truth) const { return py::bool_(truth); }
    py::object operator()(Game game) const { return py::cast(game); }
    py::object operator()(const Rational& number) const { return python::to_python(number); }
    py::object operator()(const std::string& text) const { return py::str(text); }
    py::object operator()(const std::shared_ptr<const Thermograph>& thermograph) const {
        return py::cast(std::const_pointer_cast<Thermograph>(thermograph));
    }
    py::object operator()(const Plot& plot) const { return (*this)(plot.thermograph); }
    py::object operator()(const std::shared_ptr<const AnyRuleset>& ruleset) const {
        return python::to_python(ruleset);
    }
    template <class Other>
    py::object operator()(const Other& other) const {
        const Value value = other;
        if (const auto form = as_form(value))
            if (const auto* position = position_in(*form))
                return python::to_python(shared(*position));
        return py::cast(BoundForm{value});
    }
    py::object operator()(Player player) const { return py::str(name(player)); }
    py::object operator()(Outcome outcome) const { return py::str(name(outcome)); }
};

py::object to_python(const Value& value) {
    if (const auto items = items_of(arena(), value)) {
        py::list all;
        for (const Value& item : *items) all.append(to_python(item));
        return py::object(std::move(all));
    }
    return std::visit([](const auto& each) -> py::object { return Converter()(each); }, value);
}

py::object evaluated(const std::string& text) {
    const Value value = work([&] { return session().evaluate(text); }, Turn::Alone);
    return to_python(value);
}

std::string evaluated_json(const std::string& text) {
    return work([&] { return dumped(value_json(arena(), session().evaluate(text))); }, Turn::Alone);
}

py::object explained(const std::string& text, const py::object& seconds) {
    const auto time = time_of(seconds);
    auto found = std::make_shared<AnyExplanation>(
        work([&] { return explain(session(), text, time); }, Turn::Alone));
    const std::string json = work([&] { return dumped(json_of(arena(), *found)); });
    return python::to_python(
        Answer{json, [found](Format format) { return explanation_text(arena(), *found, format); }});
}

py::object binary(CompoundKind kind, const py::object& left, const py::object& right,
                  bool is_negated = false) {
    const Form g = form_of(left);
    const Form h = form_of(right);
    return to_python(work([&] {
        Workspace in = workspace();
        return to_value(compound(kind, g, is_negated ? negative_of(in, h) : h));
    }));
}

Game value_of_form(const BoundForm& form) {
    return work([&] {
        Workspace in = workspace();
        const auto game = as_form(form.value);
        if (!game)
            throw Error(ErrorKind::Input, "a " + type_name(form.value) + " has no game value");
        return value_of(in, *game);
    });
}

std::string text_of_form(const BoundForm& form) {
    return work([&] { return session().text(form.value); });
}

}  // namespace

void add_language(py::module_& module) {
    py::class_<BoundForm> form(module, "Form",
                               "A game as it is written: a sum of positions and values, or any "
                               "other value of the language that is none of Python's.");
    form.def(
        py::init([](const py::object& object) { return BoundForm{to_value(form_of(object))}; }),
        py::arg("game"));
    form.def("__str__", &text_of_form);
    form.def("__repr__", [](const BoundForm& f) -> std::string {
        if (const auto parts = summands(f)) {
            const std::string second = py::repr((*parts)[1]);
            return std::string(py::repr((*parts)[0])) + " + " +
                   (py::isinstance<BoundForm>((*parts)[1]) ? "(" + second + ")" : second);
        }
        return "upstar.eval(" + std::string(py::repr(py::str(text_of_form(f)))) + ")";
    });
    form.def("__reduce__", [](const BoundForm& f) -> py::object {
        if (const auto parts = summands(f))
            return py::make_tuple(py::module_::import("operator").attr("add"),
                                  py::make_tuple((*parts)[0], (*parts)[1]));
        return py::make_tuple(py::module_::import("upstar._pickles").attr("form"),
                              py::make_tuple(text_of_form(f)));
    });
    form.def("__eq__", [](const BoundForm& a, const py::object& b) {
        return py::isinstance<BoundForm>(b) &&
               work([&] { return same(arena(), a.value, b.cast<const BoundForm&>().value); });
    });
    form.def("__hash__", [](const BoundForm& f) { return py::hash(py::str(text_of_form(f))); });
    form.def("__add__", [](const py::object& a, const py::object& b) {
        return binary(CompoundKind::Sum, a, b);
    });
    form.def("__radd__", [](const py::object& a, const py::object& b) {
        return binary(CompoundKind::Sum, b, a);
    });
    form.def("__sub__", [](const py::object& a, const py::object& b) {
        return binary(CompoundKind::Sum, a, b, true);
    });
    form.def("__rsub__", [](const py::object& a, const py::object& b) {
        return binary(CompoundKind::Sum, b, a, true);
    });
    form.def(
        "ordinal_sum",
        [](const py::object& a, const py::object& b) {
            return binary(CompoundKind::OrdinalSum, a, b);
        },
        py::arg("h"), "the ordinal sum with this form as its base");
    form.def_property_readonly("value", &value_of_form, "the value, in canonical form");
    form.def_property_readonly(
        "outcome",
        [](const BoundForm& f) {
            const Game value = value_of_form(f);
            return name(work([&] { return outcome(arena(), value); }));
        },
        "who wins: L, R, N (next) or P (previous)");
    form.def(
        "explanation", [](const BoundForm& f) { return explained(text_of_form(f), py::none()); },
        "why the value is what it is");
    form.def(
        "options",
        [](const BoundForm& f, const py::object& player) {
            const Player mover = player_of(player);
            const auto form_options = work([&] {
                Workspace in = workspace();
                return options_of(in, *as_form(f.value), mover);
            });
            py::list all;
            for (const Form& option : form_options) all.append(to_python(to_value(option)));
            return all;
        },
        py::arg("player"), "the forms that the player can move to");

    module.def("eval", &evaluated, py::arg("expression"),
               "The value of an expression of the calculator's language. Variables and functions "
               "that it defines are kept for the next.");
    module.def("_eval_json", &evaluated_json, py::arg("expression"));
    module.def("explain", &explained, py::arg("expression"), py::arg("time") = py::none(),
               "Why a value, a sum or a comparison is what it is: explain(\"^ >= *\").");
    module.def(
        "completions",
        [](const std::string& prefix, bool after_dot) {
            return work([&] { return session().completions(prefix, after_dot); }, Turn::Alone);
        },
        py::arg("prefix"), py::arg("after_dot") = false, "names of the language that begin so");
}

}  // namespace upstar::python
