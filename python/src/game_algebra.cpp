// Arithmetic and order of upstar.Game, with games and with numbers of Python.
#include "games.h"
#include "numbers.h"
#include "upstar/values/order.h"
#include "upstar/values/sum.h"

namespace upstar::python {
namespace {

py::object not_implemented() { return py::reinterpret_borrow<py::object>(Py_NotImplemented); }

// Two numbers of 64 bits, or a zero: no time to give up a lock for.
bool is_quick(Game g, Game h) { return g.is_simple() && h.is_simple(); }

template <class Operation>
auto computed(Game g, Game h, Operation operation) {
    if (is_quick(g, h)) {
        const Turns turns(Turn::Together, Waiting::WithLock);
        return operation(g, h);
    }
    return work([&] { return operation(g, h); });
}

// A binary operation as Python wants it: with whatever there may be on the right.
template <class Operation>
auto binary(Operation operation) {
    return [operation](Game g, const py::object& right) -> py::object {
        const auto h = game_from(right);
        return h ? py::cast(computed(g, *h, operation)) : not_implemented();
    };
}

Game product(Game g, Game h) {
    Arena& in = arena();
    if (in.is_integer(g)) return multiple(in, in.number_part(g).numerator(), h);
    if (in.is_integer(h)) return multiple(in, in.number_part(h).numerator(), g);
    if (in.is_number(g) && in.is_number(h)) return in.number(in.number_part(g) * in.number_part(h));
    throw Error(ErrorKind::Input,
                "a game can be multiplied by an integer, which counts copies; there are also "
                "norton_product and conway_product");
}

const char* sign(Relation relation) {
    switch (relation) {
        case Relation::Less:
            return "<";
        case Relation::Equal:
            return "==";
        case Relation::Greater:
            return ">";
        case Relation::Confused:
            break;
    }
    return "||";
}

Relation related(Game g, const py::object& other) {
    const Game h = game_of(other);
    return computed(g, h, [](Game a, Game b) { return relation(arena(), a, b); });
}

bool at_most(Game g, Game h) { return less_or_equal(arena(), g, h); }

}  // namespace

void add_algebra(GameClass& game) {
    game.def("__add__", binary([](Game g, Game h) { return sum(arena(), g, h); }));
    game.def("__radd__", binary([](Game g, Game h) { return sum(arena(), h, g); }));
    game.def("__sub__", binary([](Game g, Game h) { return difference(arena(), g, h); }));
    game.def("__rsub__", binary([](Game g, Game h) { return difference(arena(), h, g); }));
    game.def("__mul__", binary(&product));
    game.def("__rmul__", binary(&product));
    game.def("__neg__", [](Game g) {
        return computed(g, Game(), [](Game h, Game) { return negative(arena(), h); });
    });
    game.def("__pos__", [](const py::object& self) { return self; });
    game.def("__bool__", [](Game g) { return !g.is_zero(); });

    game.def("__eq__", binary([](Game g, Game h) { return g == h; }));
    game.def("__ne__", binary([](Game g, Game h) { return g != h; }));
    game.def("__le__", binary(&at_most));
    game.def("__ge__", binary([](Game g, Game h) { return at_most(h, g); }));
    game.def("__lt__", binary([](Game g, Game h) { return g != h && at_most(g, h); }));
    game.def("__gt__", binary([](Game g, Game h) { return g != h && at_most(h, g); }));
    game.def(
        "compare", [](Game g, const py::object& h) { return sign(related(g, h)); }, py::arg("h"),
        "how the game stands to h: \"<\", \"==\", \">\", or \"||\" if they are confused");
    game.def(
        "confused_with",
        [](Game g, const py::object& h) { return related(g, h) == Relation::Confused; },
        py::arg("h"), "whether neither g <= h nor g >= h");
}

}  // namespace upstar::python
