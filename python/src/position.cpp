// upstar.Position: a position of any game, and what can be asked of it.
#include <pybind11/stl.h>

#include "answer.h"
#include "files.h"
#include "games.h"
#include "numbers.h"
#include "parts.h"
#include "positions.h"
#include "python_rules.h"
#include "upstar/answers/analysis_json.h"
#include "upstar/answers/analysis_text.h"
#include "upstar/answers/explanation_json.h"
#include "upstar/answers/explanation_text.h"
#include "upstar/answers/match.h"
#include "upstar/catalog/moves.h"
#include "upstar/draw/board_picture.h"
#include "upstar/engine/board_json.h"
#include "upstar/lang/compound.h"

namespace upstar::python {
namespace {

using Type = py::class_<BoundPosition>;

py::list list_of(const std::vector<PositionPtr>& positions) {
    py::list all;
    for (const PositionPtr& position : positions) all.append(to_python(position));
    return all;
}

template <class Question>
auto asked(Question question) {
    return
        [question](const BoundPosition& p) { return work([&] { return question(*p.position); }); };
}

Player player_or_left(const BoundPosition& p, const py::object& player) {
    if (!player.is_none()) return player_of(player);
    if (p.position->kind() == PositionKind::Partizan)
        throw Error(ErrorKind::Input, "whose moves? give \"Left\" or \"Right\"");
    return Player::Left;
}

py::list options(const BoundPosition& p, const py::object& player) {
    const Player mover = player_or_left(p, player);
    py::list all;
    for (const AnyOption& option : work([&] { return p.position->options(mover); }))
        all.append(to_python(option.position));
    return all;
}

py::list moves(const BoundPosition& p, const py::object& player) {
    const Player mover = player_or_left(p, player);
    py::list all;
    const py::object type = py::module_::import("upstar._words").attr("Move");
    for (const NamedMove& move : work([&] { return named_moves(p.position, mover); }))
        all.append(type(move.name, to_python(move.position), move.points, move.moves_again));
    return all;
}

// "after" a move by its name, as people write it.
py::object played(const BoundPosition& p, const std::string& move, const py::object& player) {
    const Player mover = player_or_left(p, player);
    return to_python(work([&] {
        Match match(p.position, mover);
        for (const NamedMove& part : match.turn_named(move)) match.play(part);
        return match.position();
    }));
}

std::string picture(const BoundPosition& p, const std::string& format) {
    const Format wanted = format_of(format);
    if (is_text(wanted)) return work([&] { return labelled_board(*p.position); });
    if (!is_picture(wanted)) refuse_format(wanted, "svg, tikz, text");
    return work(
        [&] { return board_picture(p.position->board(), p.position->to_string(), wanted); });
}

py::object analysis(const BoundPosition& p, const py::object& seconds) {
    const auto time = time_of(seconds);
    auto found = std::make_shared<Analysis>(
        work([&] { return analyse(p.position, evaluators(), time); }, turn_for(time)));
    if (!found->is_decided())
        throw Error(ErrorKind::Limit, found->limit.message, found->limit.remedy);
    const std::string json = work([&] { return dumped(json_of(arena(), *found)); });
    return to_python(
        Answer{json, [found](Format format) { return analysis_text(arena(), *found, format); }});
}

py::object explanation(const BoundPosition& p, const py::object& seconds) {
    const auto time = time_of(seconds, kTimeToExplain);
    auto found = std::make_shared<AnyExplanation>(
        work([&] { return explain_position(p.position, evaluators(), time); }, Turn::Alone));
    const std::string json = work([&] { return dumped(json_of(arena(), *found)); });
    return to_python(
        Answer{json, [found](Format format) { return explanation_text(arena(), *found, format); }});
}

py::list best_moves(const BoundPosition& p, const py::object& player, const py::object& seconds) {
    const Player mover = player_or_left(p, player);
    const auto time = time_of(seconds);
    const Advice advice =
        work([&] { return advise(p.position, mover, evaluators(), time); }, turn_for(time));
    py::list best;
    for (const RatedMove& move : advice.moves) {
        const RatedMove& first = advice.moves.front();
        const bool is_best = p.position->kind() == PositionKind::Scoring
                                 ? move.margin && move.margin == first.margin
                                 : move.wins.value_or(false);
        if (is_best) best.append(py::str(brief_name(*p.position, *move.position)));
    }
    return best;
}

RulesetPtr ruleset_of(const BoundPosition& p) { return p.position->ruleset().configured({}); }

// What the game is called with to make the position.
py::object made_from(const BoundPosition& p) {
    if (const PythonRules* rules = python_rules(p.position->ruleset()))
        return rules->position(*handle_of(*p.position));
    return py::str(p.position->to_string());
}

std::string repr(const BoundPosition& p) {
    return std::string(py::repr(to_python(ruleset_of(p)))) + "(" +
           std::string(py::repr(made_from(p))) + ")";
}

// A sum keeps its parts as they are written.
py::object sum_of(const py::object& first, const py::object& second, bool is_difference) {
    return py::module_::import("upstar._core")
        .attr("Form")(first)
        .attr(is_difference ? "__sub__" : "__add__")(second);
}

void add_texts(Type& type) {
    type.def("__str__", [](const BoundPosition& p) { return p.position->to_string(); });
    type.def("__repr__", &repr);
    type.def("__hash__", [](const BoundPosition& p) {
        return static_cast<py::ssize_t>(hash_value(*p.position) >> 1);
    });
    type.def("__eq__", [](const BoundPosition& a, const py::object& b) {
        return py::isinstance<BoundPosition>(b) &&
               *a.position == *b.cast<const BoundPosition&>().position;
    });
    type.def("__reduce__", [](const BoundPosition& p) {
        return py::make_tuple(to_python(ruleset_of(p)), py::make_tuple(made_from(p)));
    });
    type.def_property_readonly(
        "game", [](const BoundPosition& p) { return to_python(ruleset_of(p)); },
        "the game with its parameters");
    type.def_property_readonly(
        "object", [](const BoundPosition& p) { return made_from(p); },
        "what the game makes the position of: a text, or an object of a Ruleset of yours");
    type.def_property_readonly(
        "text", [](const BoundPosition& p) { return p.position->to_string(); },
        "the position on one line, as the game reads it");
    type.def_property_readonly(
        "board_text", [](const BoundPosition& p) { return p.position->board_text(); },
        "the board in one or more lines");
    type.def("_repr_svg_", [](const BoundPosition& p) { return picture(p, "svg"); });
    type.def("picture", &picture, py::arg("format") = "svg",
             "the board as \"svg\", \"tikz\" or \"text\"");
    add_save(type);
    type.def("_board", [](const BoundPosition& p) { return dumped(json_of(p.position->board())); });
}

void add_moves(Type& type) {
    type.def("options", &options, py::arg("player") = py::none(),
             "the positions that the player can move to; of impartial and scoring games those of "
             "either");
    type.def("moves", &moves, py::arg("player") = py::none(),
             "the same as moves: with their names, and in a scoring game their points");
    type.def("after", &played, py::arg("move"), py::arg("player") = py::none(),
             "the position after a move by its name, such as \"3-5\"");
    type.def("best_moves", &best_moves, py::arg("player") = py::none(),
             py::arg("time") = py::none(),
             "the names of the moves that win, or get the highest score, the best first; none if "
             "all lose");
    type.def(
        "components",
        [](const BoundPosition& p) {
            return list_of(work([&] { return p.position->components(); }));
        },
        "positions whose values add up to this one's");
    type.def(
        "canonical",
        [](const BoundPosition& p) {
            return to_python(work([&] { return p.position->canonical(); }));
        },
        "the position that stands for all symmetric ones");
    type.def("__neg__", [](const BoundPosition& p) {
        const PositionPtr negative = work([&] { return p.position->negated(); });
        if (!negative)
            throw Error(ErrorKind::Input, p.position->ruleset().about().name +
                                              " names no negative of a position; "
                                              "-p.value is that of the value");
        return to_python(negative);
    });
    for (const bool is_difference : {false, true}) {
        type.def(is_difference ? "__sub__" : "__add__",
                 [is_difference](const py::object& p, const py::object& other) {
                     return sum_of(p, other, is_difference);
                 });
        type.def(is_difference ? "__rsub__" : "__radd__",
                 [is_difference](const py::object& p, const py::object& other) {
                     return sum_of(other, p, is_difference);
                 });
    }
}

void add_answers(Type& type) {
    type.def_property_readonly("value",
                               asked([](const AnyPosition& p) { return p.value(evaluators()); }),
                               "the value, in canonical form: a Game");
    type.def_property_readonly(
        "outcome", asked([](const AnyPosition& p) { return name(p.outcome(evaluators())); }),
        "who wins: L, R, N (next) or P (previous); often sooner found than the value");
    type.def_property_readonly("misere_outcome", asked([](const AnyPosition& p) {
                                   return name(p.misere_outcome(evaluators()));
                               }),
                               "who wins if whoever cannot move wins");
    type.def_property_readonly(
        "nim_value", asked([](const AnyPosition& p) { return p.nim_value(evaluators()); }),
        "the nim value of a position of an impartial game");
    type.def_property_readonly("margin",
                               asked([](const AnyPosition& p) { return p.margin(evaluators()); }),
                               "by how many points the player to move wins a scoring game");
    type.def(
        "wins_first",
        [](const BoundPosition& p, const py::object& player) {
            const Player first = player_of(player);
            return work([&] { return p.position->wins_first(first, evaluators()); });
        },
        py::arg("player"), "whether the player wins if he begins");
    type.def(
        "is_worth",
        [](const BoundPosition& p, const py::object& value) {
            const Game game = game_of(value);
            return work([&] { return p.position->is_worth(game, evaluators()); });
        },
        py::arg("value"), "whether this is the value; often sooner found than the value");
    type.def("reasons", asked([](const AnyPosition& p) { return p.reasons(evaluators()); }),
             "what the game's own theory says of the position, one step a line");
    type.def("analysis", &analysis, py::arg("time") = py::none(),
             "the value, who wins, and every move rated, within that many seconds");
    type.def("explanation", &explanation, py::arg("time") = py::none(),
             "who wins and why, in sentences");
}

}  // namespace

py::object to_python(const PositionPtr& position) { return py::cast(BoundPosition{position}); }

void add_positions(py::module_& module) {
    Type type(module, "Position",
              "A position of a game: upstar.konane(\"xo.o|.x.x\", rules=\"modern\").");
    add_texts(type);
    add_moves(type);
    add_answers(type);
}

}  // namespace upstar::python
