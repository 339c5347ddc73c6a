// What upstar.Ruleset (upstar/_ruleset.py) needs of C++: a game with rules written in Python.
#include "parts.h"
#include "positions.h"
#include "python_rules.h"

namespace upstar::python {
namespace {

BoundUserGame& self_of(PyObject* object) { return py::cast<BoundUserGame&>(py::handle(object)); }

// The game holds its Ruleset, and the Ruleset its game: Python's collector must see that, unless a
// position holds the game as well.
void collected(PyHeapTypeObject* type) {
    type->ht_type.tp_flags |= Py_TPFLAGS_HAVE_GC;
    type->ht_type.tp_traverse = [](PyObject* object, visitproc visit, void* arg) {
        Py_VISIT(Py_TYPE(object));
        auto* instance = reinterpret_cast<py::detail::instance*>(object);
        if (!instance->get_value_and_holder().holder_constructed()) return 0;
        const BoundUserGame& self = self_of(object);
        if (!self.game || self.game.use_count() > 1) return 0;
        return python_rules(*self.game)->visit(visit, arg);
    };
    type->ht_type.tp_clear = [](PyObject* object) {
        self_of(object).game.reset();
        return 0;
    };
}

}  // namespace

RulesetPtr ruleset_from(const py::object& game) {
    if (py::isinstance<BoundRuleset>(game)) return game.cast<const BoundRuleset&>().ruleset;
    if (PyUnicode_Check(game.ptr())) return session().catalog().named(game.cast<std::string>());
    if (py::hasattr(game, "_user_game"))
        return game.attr("_user_game")().cast<const BoundUserGame&>().game;
    throw py::type_error(
        "expected a game such as upstar.domineering, its name, or a Ruleset of "
        "yours");
}

void add_rulesets(py::module_& module) {
    py::class_<BoundUserGame> type(module, "_UserGame", py::custom_type_setup(&collected));
    type.def(py::init([](const py::object& spec) {
        return BoundUserGame{user_game(std::make_shared<PythonRules>(spec))};
    }));
    type.def("position", [](const BoundUserGame& self, const py::object& object) {
        auto& rules = static_cast<PythonRules&>(*rules_of(*self.game));
        return to_python(position_of(self.game, rules.handle(object)));
    });
    type.def("parse", [](const BoundUserGame& self, const std::string& text) {
        return to_python(work([&] { return self.game->parse(text); }));
    });
}

}  // namespace upstar::python
