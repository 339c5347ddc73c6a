// Arithmetic and order of upstar.Game, with games and with numbers of Python.
#include <cstdlib>

#include "games.h"
#include "numbers.h"
#include "upstar/values/order.h"
#include "upstar/values/sum.h"

namespace upstar::python {
namespace {

py::object not_implemented() { return py::reinterpret_borrow<py::object>(Py_NotImplemented); }

// Both are numbers, ups and nimbers: arithmetic of a few words.
bool are_simple(Game g, Game h) { return g.is_simple() && h.is_simple(); }

// What g adds to a count of the nodes of a tree of options, which ends beyond `most`.
int nodes(Game g, int most) {
    constexpr int kFew = 4;
    if (g.is_simple())
        return std::abs(arena().ups(g)) <= kFew && arena().nimber_part(g) <= kFew ? 1 : most + 1;
    int count = 1;
    for (const Player player : kPlayers)
        for (const Game option : arena().options(g, player)) {
            count += nodes(option, most - count);
            if (count > most) return count;
        }
    return count;
}

// A sum of them has some hundred positions at most, and takes microseconds.
bool are_small(Game g, Game h) {
    constexpr int kMostNodes = 16;
    return nodes(g, kMostNodes) <= kMostNodes && nodes(h, kMostNodes) <= kMostNodes;
}

// For an operation that is quick there is no time to give up Python's lock and to take Ctrl-C over.
template <class Operation>
auto computed(Game g, Game h, Operation operation, bool (*is_quick)(Game, Game) = &are_small) {
    if (are_simple(g, h) || is_quick(g, h)) {
        const Turns turns(Turn::Together, Waiting::WithLock);
        return operation(g, h);
    }
    return work([&] { return operation(g, h); });
}

// A binary operation as Python wants it: with whatever there may be on the right.
template <class Operation>
auto binary(Operation operation, bool (*is_quick)(Game, Game) = &are_small) {
    return [operation, is_quick](Game g, const py::object& right) -> py::object {
        const auto h = game_from(right);
        return h ? py::cast(computed(g, *h, operation, is_quick)) : not_implemented();
    };
}

// A float is some m/2^k, or no number at all. So equality needs no refusal, and lists of anything
// can be searched for a game.
bool equals(Game g, const py::object& other) {
    if (!PyFloat_Check(other.ptr())) {
        const auto h = game_from(other);
        return h && g == *h;
    }
    return arena().is_number(g) && to_python(arena().number_part(g)).equal(other);
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
    // Copies of a small game may be many.
    game.def("__mul__", binary(&product, &are_simple));
    game.def("__rmul__", binary(&product, &are_simple));
    game.def("__neg__", [](Game g) {
        return computed(g, Game(), [](Game h, Game) { return negative(arena(), h); });
    });
    game.def("__pos__", [](const py::object& self) { return self; });
    game.def("__bool__", [](Game g) { return !g.is_zero(); });

    game.def("__eq__", [](Game g, const py::object& other) { return equals(g, other); });
    game.def("__ne__", [](Game g, const py::object& other) { return !equals(g, other); });
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
