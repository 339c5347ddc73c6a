// upstar.Game: made of texts, numbers and options; its texts and pictures; copies and pickles.
#include "upstar/values/game.h"

#include "answer.h"
#include "games.h"
#include "numbers.h"
#include "parts.h"
#include "upstar/draw/game_tree_picture.h"
#include "upstar/draw/thermograph_construction.h"
#include "upstar/values/canonical.h"
#include "upstar/values/print.h"
#include "upstar/values/products.h"
#include "upstar/values/sum.h"

namespace upstar::python {
namespace {

std::vector<Game> games_of(const py::iterable& objects) {
    std::vector<Game> games;
    for (const py::handle object : objects) games.push_back(game_of(object));
    return games;
}

Game made(const py::object& value, const py::object& left, const py::object& right) {
    if (left.is_none() && right.is_none()) return game_of(value);
    if (!value.is(py::int_(0)))
        throw py::type_error("Game takes a value, or left= and right= with lists of options");
    const auto sides = [](const py::object& side) {
        return side.is_none() ? std::vector<Game>() : games_of(side.cast<py::iterable>());
    };
    const std::vector<Game> lefts = sides(left);
    const std::vector<Game> rights = sides(right);
    return work([&] { return canonical(arena(), lefts, rights); });
}

std::string text(Game game, Notation notation = Notation::Text) {
    return work([&] { return to_string(arena(), game, notation); });
}

// The id serves as hash; but a number hashes as Python's equal numbers do.
py::ssize_t hash(Game game) {
    if (arena().is_number(game)) return py::hash(to_python(arena().number_part(game)));
    return static_cast<py::ssize_t>(hash_value(game) >> 1);
}

}  // namespace

void add_forms(GameClass& game) {
    game.def(py::init(&made), py::arg("value") = 0, py::kw_only(), py::arg("left") = py::none(),
             py::arg("right") = py::none());
    game.def("__str__", [](Game g) { return text(g); });
    game.def("__repr__",
             [](Game g) { return "Game(" + std::string(py::repr(py::str(text(g)))) + ")"; });
    game.def(
        "__format__",
        [](Game g, const py::str& layout) { return py::str(text(g)).attr("__format__")(layout); },
        py::arg("layout"), "the value in a text, laid out as texts are");
    game.def("__hash__", &hash);
    game.def("__reduce__", [](const py::object& self) {
        return py::make_tuple(self.attr("__class__"), py::make_tuple(text(self.cast<Game>())));
    });
    game.def("__copy__", [](const py::object& self) { return self; });
    game.def("__deepcopy__", [](const py::object& self, const py::dict&) { return self; });
    game.def_property_readonly(
        "latex", [](Game g) { return text(g, Notation::Latex); }, "the value in LaTeX");
    game.def_property_readonly(
        "unicode", [](Game g) { return text(g, Notation::Unicode); },
        "the value with signs such as \u2191");
    game.def("_repr_latex_", [](Game g) { return "$" + text(g, Notation::Latex) + "$"; });
    game.def("_latex_", [](Game g, const py::args&) { return text(g, Notation::Latex); });
    game.def(
        "_tree",
        [](Game g, const std::string& format) {
            const Format wanted = format_of(format);
            return work([&] { return game_tree(arena(), g, wanted); });
        },
        py::arg("format"));
    game.def(
        "_construction",
        [](Game g, const std::string& format) {
            const Format wanted = format_of(format);
            return work([&] { return thermograph_construction(arena(), g, wanted); });
        },
        py::arg("format"));
}

void add_games(py::module_& module) {
    GameClass game(module, "Game",
                   "A value of a short game, in canonical form.\n\n"
                   "Game(\"{2||1|0}\"), Game(3), Game(Fraction(1, 2)), or Game(left=[...], "
                   "right=[...]) from options. Games add and subtract, with each other and with "
                   "numbers; they are compared by the partial order of games, so that neither of "
                   "g < h, g == h, g > h need be true.");
    add_forms(game);
    add_algebra(game);
    add_questions(game);

    module.def(
        "nimber", [](std::uint32_t n) { return arena().nimber(n); }, py::arg("n"),
        "the nimber *n, a Nim heap of n");
    module.def(
        "tiny",
        [](const py::object& g) {
            const Game of = game_of(g);
            return work([&] { return tiny(arena(), of); });
        },
        py::arg("g"), "tiny-g, {0||0|-g}");
    module.def(
        "miny",
        [](const py::object& g) {
            const Game of = game_of(g);
            return work([&] { return negative(arena(), tiny(arena(), of)); });
        },
        py::arg("g"), "miny-g, {g|0||0}");
}

}  // namespace upstar::python
