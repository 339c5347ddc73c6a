// upstar.Match: a game between two players, the machine's moves, the record and the review.
#include "upstar/answers/match.h"

#include <pybind11/stl.h>

#include "answer.h"
#include "numbers.h"
#include "parts.h"
#include "positions.h"
#include "upstar/answers/record.h"
#include "upstar/answers/review_json.h"
#include "upstar/answers/review_picture.h"
#include "upstar/answers/review_text.h"
#include "upstar/answers/strength.h"
#include "upstar/base/within.h"
#include "upstar/base/words.h"
#include "upstar/draw/board_picture.h"

namespace upstar::python {
namespace {

constexpr std::chrono::milliseconds kTimeToPlay = std::chrono::seconds(4);

Level level_of(const std::string& wanted) {
    std::vector<std::string> names;
    for (const Level level : kLevels) {
        if (same_word(wanted, name(level))) return level;
        names.emplace_back(name(level));
    }
    throw Error(ErrorKind::Input,
                "there is no level " + cited(wanted) + "; there are " + joined(names, ", "));
}

void require_move(const Match& match) {
    if (match.is_over())
        throw Error(ErrorKind::Input,
                    std::string(name(match.mover())) + " has no move: the game is over");
}

// By its name, or as it stands among `moves`.
std::string turn_of(const py::object& move) {
    return py::str(py::hasattr(move, "name") ? move.attr("name") : move);
}

void play(Match& match, const py::object& move) {
    const std::string turn = turn_of(move);
    work([&] {
        require_move(match);
        for (const NamedMove& part : match.turn_named(turn)) match.play(part);
    });
}

py::tuple machine_plays(Match& match, const std::string& level, std::uint64_t seed,
                        const py::object& seconds) {
    const Strength strength(level_of(level), seed);
    const auto time = time_of(seconds, kTimeToPlay);
    const Choice choice = work(
        [&] {
            require_move(match);
            Choice found = strength.choose(match.position(), match.mover(), evaluators(), time);
            match.play(found.position);
            return found;
        },
        Turn::Alone);
    return py::make_tuple(move_text(match.history().back()), choice.reason);
}

py::object reviewed(const Match& match, const py::object& seconds) {
    const auto time = time_of(seconds, kTimeToReview);
    auto found = std::make_shared<Review>(work(
        [&] {
            Review judged = review(match, evaluators(), time);
            session().context().poll();
            add_values(judged, evaluators(), share(time, kShareOfValues));
            return judged;
        },
        Turn::Alone));
    const std::string json = work([&] { return dumped(json_of(arena(), *found)); });
    return to_python(Answer{json, [found](Format format) {
                                return is_picture(format) ? review_picture(arena(), *found, format)
                                                          : review_text(arena(), *found, format);
                            }});
}

}  // namespace

void add_matches(py::module_& module) {
    py::class_<Match> type(module, "Match",
                           "A game that is played: Match(position, first=\"Left\"), or "
                           "Match.from_record(text).");
    type.def(py::init([](const BoundPosition& start, const py::object& first) {
                 return Match(start.position, player_of(first));
             }),
             py::arg("position"), py::arg("first") = "Left");
    type.def_static(
        "from_record",
        [](const std::string& record, const std::optional<BoundRuleset>& game) {
            return work([&] {
                return parse_record(session().catalog(), record, game ? game->ruleset : nullptr)
                    .match;
            });
        },
        py::arg("record"), py::arg("game") = py::none(), "the game that a record tells");
    type.def_property_readonly(
        "position", [](const Match& m) { return to_python(m.position()); }, "the position now");
    type.def_property_readonly(
        "player", [](const Match& m) { return name(m.mover()); }, "whose turn it is");
    type.def_property_readonly(
        "is_over", [](const Match& m) { return work([&] { return m.is_over(); }); },
        "whether the player whose turn it is has no move");
    type.def_property_readonly(
        "winner",
        [](const Match& m) -> std::optional<std::string> {
            if (!work([&] { return m.is_over(); })) return std::nullopt;
            const auto winner = m.winner();
            return winner ? std::optional<std::string>(name(*winner)) : std::nullopt;
        },
        "of a game that is over; None before, and of a draw");
    type.def_property_readonly(
        "points",
        [](const Match& m) {
            return py::make_tuple(m.score(Player::Left), m.score(Player::Right));
        },
        "what Left and Right have scored");
    type.def_property_readonly(
        "record", [](const Match& m) { return work([&] { return record_text({m}); }); },
        "the game as text, which Match.from_record reads");
    type.def("play", &play, py::arg("move"),
             "plays a turn by the name of its move, or a move of position.moves(player); in a "
             "scoring game all moves of the turn by their names, with commas");
    type.def("machine_plays", &machine_plays, py::arg("level") = "perfect", py::arg("seed") = 0,
             py::arg("time") = py::none(),
             "the machine's move: (its name, what speaks for it); level beginner, easy, medium, "
             "hard or perfect");
    type.def(
        "undo", [](Match& m, const py::object& player) { return m.undo(player_of(player)); },
        py::arg("player"), "takes the last turn of the player back; False if he had none");
    type.def("review", &reviewed, py::arg("time") = py::none(),
             "turn by turn who was winning, which turns let a win slip, and what was better");
    type.def("_repr_svg_", [](const Match& m) {
        return work(
            [&] { return board_picture(m.board(), m.position()->to_string(), Format::Svg); });
    });
    type.def("__str__", [](const Match& m) { return work([&] { return record_text({m}); }); });
    type.def("__repr__", [](const py::object& self) {
        return "upstar.Match.from_record(" + std::string(py::repr(self.attr("record"))) + ")";
    });
    type.def("__reduce__", [](const py::object& self) {
        return py::make_tuple(py::module_::import("upstar._pickles").attr("match"),
                              py::make_tuple(self.attr("record")));
    });
}

}  // namespace upstar::python
